import {startTransition, useEffect, useState} from 'react';

/** Infima's, in pixels: the styles have it too. */
const widest = 996;

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/**
 * Stands in for the theme's hook of this name, in the browser. The theme's learns the size in an effect, and React renders
 * what follows from that in one task, such as the whole sidebar on phones. Here it's a transition, which React renders in
 * slices.
 *
 * @returns `ssr` until the page has hydrated, as on the server
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
