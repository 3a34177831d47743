import {describe, expect, it} from 'vitest';
import {describeStatus} from '../describeStatus';

describe('describeStatus', () => {
  it('names a status, or leaves an unknown one alone', () => {
    expect([describeStatus(201), describeStatus(499)]).toEqual(['201 Created', '499']);
  });
});
