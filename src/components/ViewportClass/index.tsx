import Head from '@docusaurus/Head';
import {useWindowSize} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/** Layout class of the viewport: unknown on the server, desktop above a width of 996 px, otherwise mobile. */
export type Viewport = 'server-side-render' | 'desktop' | 'mobile';

/** The viewport's class; `server-side-render` until the page is hydrated. */
function useViewportClass(): Viewport {
  const windowSize = useWindowSize();
  return windowSize === 'ssr' ? 'server-side-render' : windowSize;
}

/** Sets the viewport's class as `data-viewport` on the html element, for styles, scripts and tests. */
export default function ViewportClass(): ReactNode {
  const viewport = useViewportClass();
  return (
    <Head>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- Head merges attributes; the theme sets the language */}
      <html data-viewport={viewport} />
    </Head>
  );
}
