import {describe, expect, it} from 'vitest';
import {isNavbarVisibleAfterScroll} from '../navbarVisibility';

const page = {viewportHeight: 800, documentHeight: 3000, navbarHeight: 60};

describe('isNavbarVisibleAfterScroll', () => {
  it('hides when the page scrolls down past the navbar', () => {
    expect(isNavbarVisibleAfterScroll({...page, previousTop: 0, top: 61}, true)).toBe(false);
  });

  it("stays visible while the page moves by less than the navbar's height", () => {
    expect(isNavbarVisibleAfterScroll({...page, previousTop: 0, top: 59}, true)).toBe(true);
    expect(isNavbarVisibleAfterScroll({...page, previousTop: 0, top: -20}, false)).toBe(true);
  });

  it('shows when the page scrolls up', () => {
    expect(isNavbarVisibleAfterScroll({...page, previousTop: 900, top: 899}, false)).toBe(true);
  });

  it('shows near the end of the page although it scrolls down', () => {
    expect(isNavbarVisibleAfterScroll({...page, previousTop: 2000, top: 2139}, false)).toBe(false);
    expect(isNavbarVisibleAfterScroll({...page, previousTop: 2000, top: 2140}, false)).toBe(true);
  });

  it('keeps its state when the page did not move', () => {
    expect(isNavbarVisibleAfterScroll({...page, previousTop: 500, top: 500}, false)).toBe(false);
    expect(isNavbarVisibleAfterScroll({...page, previousTop: undefined, top: 500}, true)).toBe(true);
  });
});
