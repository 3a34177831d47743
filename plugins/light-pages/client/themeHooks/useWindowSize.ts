import {startTransition, useEffect, useState} from 'react';

/** Infima's breakpoint in pixels, which is also in the styles. */
const widest = 996;

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/**
 * Replaces the theme's hook of this name in the browser. The theme's sets the size in an effect, and React renders what
 * depends on it, such as the whole sidebar on phones, in one task. Here it's set in a transition, which React renders in slices.
 *
 * @returns `ssr` until the page is hydrated, as on the server
 */
export function useWindowSize({desktopBreakpoint = widest} = {}): WindowSize {
  const [windowSize, setWindowSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = (): void => setWindowSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
    startTransition(update);
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return windowSize;
}
