import Head from '@docusaurus/Head';
import {useWindowSize} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/** Layout class of the viewport: unknown on the server, then desktop above 996 px of width and mobile at or below. */
export type Viewport = 'server-side-render' | 'desktop' | 'mobile';

/** The viewport's class; `server-side-render` until the page is hydrated. */
function useViewportClass(): Viewport {
  const windowSize = useWindowSize();
  return windowSize === 'ssr' ? 'server-side-render' : windowSize;
}

/** Publishes the viewport's class as `data-viewport` of the html element, for styles, scripts and tests. */
export default function ViewportClass(): ReactNode {
  const viewport = useViewportClass();
  return (
    <Head>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- Head merges attributes; the theme sets the language */}
      <html data-viewport={viewport} />
    </Head>
  );
}
