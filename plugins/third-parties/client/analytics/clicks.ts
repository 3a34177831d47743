export interface Click {
  /** CSS pixels in the viewport. */
  x: number;
  y: number;
  /** Milliseconds on any monotonic clock. */
  time: number;
}

export interface RageClickRules {
  rageClickCount: number;
  rageClickWindowMs: number;
  rageClickBoxPx: number;
}

/**
 * Creates a detector of rage clicks: many clicks in quick succession at almost the same position.
 *
 * @param rules - how many clicks, within how many milliseconds, in a box of how many CSS pixels
 * @returns a function that takes each click and returns whether it completes a rage click; reported clicks don't
 *   count toward the next one
 */
export function createRageClickDetector(rules: RageClickRules): (click: Click) => boolean {
  let recent: Click[] = [];
  return (click) => {
    recent = [...recent, click].filter(({time}) => click.time - time <= rules.rageClickWindowMs);
    const candidates = recent.slice(-rules.rageClickCount);
    if (candidates.length < rules.rageClickCount || !fitInBox(candidates, rules.rageClickBoxPx)) {
      return false;
    }
    recent = [];
    return true;
  };
}

function fitInBox(clicks: readonly Click[], side: number): boolean {
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return spread(clicks.map(({x}) => x)) <= side && spread(clicks.map(({y}) => y)) <= side;
}

/**
 * Detects dead clicks: clicks after which the page doesn't change.
 *
 * @param deadClickMs - how long to wait for a change, in milliseconds
 * @param report - called with each dead click
 * @returns `click` to call for each click, and `change` for each change of the page, which discards the pending clicks
 */
export function createDeadClickDetector<T>(
  deadClickMs: number,
  report: (click: T) => void,
): {click: (click: T) => void; change: () => void} {
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  return {
    click(click) {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        report(click);
      }, deadClickMs);
      waiting.add(timer);
    },
    change() {
      waiting.forEach((timer) => clearTimeout(timer));
      waiting.clear();
    },
  };
}
