import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {twinPath} from '../../lib/twinPath';

/** Links to a page's Markdown twin in the head, for programs. */
export default function TwinLink({permalink}: {permalink: string}): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twinPath(permalink)} />
    </Head>
  );
}
