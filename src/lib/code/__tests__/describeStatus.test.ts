import {describe, expect, it} from 'vitest';
import {describeStatus} from '../describeStatus';

describe('describeStatus', () => {
  it('names a status, and leaves an unknown one unchanged', () => {
    expect([describeStatus(201), describeStatus(499)]).toEqual(['201 Created', '499']);
  });
});
