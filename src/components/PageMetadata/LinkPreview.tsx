import Head from '@docusaurus/Head';
import {useTitleFormatter} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';

export interface LinkPreviewProps {
  /** Without the site's title, which is appended. */
  title: string;
  /** One or two sentences, 50 to 160 characters. */
  description: string;
  /** The page's own image; the shared one is in docusaurus.config.ts. */
  image?: string;
}

/** What the theme's metadata lacks: X's tags, and alternative text for the page's own image. */
export default function LinkPreview({title, description, image}: LinkPreviewProps): ReactNode {
  const fullTitle = useTitleFormatter().format(title);
  return (
    <>
      <Head>
        <meta name="twitter:title" content={fullTitle} />
        <meta name="twitter:description" content={description} />
      </Head>
      {image && (
        <Head>
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:image:alt" content={title} />
        </Head>
      )}
    </>
  );
}
