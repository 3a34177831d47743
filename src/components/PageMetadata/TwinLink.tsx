import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {twinPath} from '../../lib/twinPath';

/** Names the Markdown twin of a page to programs that read its head. */
export default function TwinLink({permalink}: {permalink: string}): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twinPath(permalink)} />
    </Head>
  );
}
