import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {nextScrollPosition} from '../easedScroll';

describe('nextScrollPosition', () => {
  it('ROUTE-06 leaves 0.85 of the distance each frame', () => {
    expect(nextScrollPosition(1000, 0)).toBe(850);
    expect(nextScrollPosition(850, 0)).toBe(722);
    expect(nextScrollPosition(200, 1200)).toBe(350);
  });

  it('ROUTE-06 gets closer each frame until it reaches the target, and never overshoots', () => {
    fc.assert(
      fc.property(fc.nat(50_000), fc.nat(50_000), (start, target) => {
        let position = start;
        while (position !== target) {
          const next = nextScrollPosition(position, target);
          expect(Math.abs(next - target)).toBeLessThan(Math.abs(position - target));
          expect(Math.sign(next - target)).not.toBe(-Math.sign(position - target));
          position = next;
        }
      }),
    );
  });
});
