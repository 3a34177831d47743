import {describe, expect, it} from 'vitest';
import {readScrollPositions, writeScrollPositions} from '../core/scrollPositions';

describe('scroll positions', () => {
  it('ROUTE-06 survive being stored, in whole pixels', () => {
    const positions = new Map([
      ['k3j9x1', 1200.4],
      ['entry-a1', 0],
    ]);
    expect(readScrollPositions(writeScrollPositions(positions))).toEqual(
      new Map([
        ['k3j9x1', 1200],
        ['entry-a1', 0],
      ]),
    );
  });

  it.each([[null], [''], ['no number'], ['{"json": true}'], ['key -5'], ['key']])('are empty for %s', (stored) => {
    expect(readScrollPositions(stored)).toEqual(new Map());
  });
});
