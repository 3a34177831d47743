import Head from '@docusaurus/Head';
import {useWindowSize} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/**
 * Sets the layout class of the viewport as `data-viewport` on the html element, for styles, scripts and tests:
 * `server-side-render` until the page is hydrated, then `desktop` above a width of 996 px, otherwise `mobile`.
 */
export default function ViewportClass(): ReactNode {
  const size = useWindowSize();
  return (
    <Head>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- Head merges attributes; the theme sets the language */}
      <html data-viewport={size === 'ssr' ? 'server-side-render' : size} />
    </Head>
  );
}
