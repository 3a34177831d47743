import Head from '@docusaurus/Head';
import {useTitleFormatter} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';

export interface LinkPreviewProps {
  /** Without the site's title, which follows it. */
  title: string;
  /** One sentence or two, 50 to 160 characters. */
  description: string;
  /** Image of the page's own; what all pages share is in docusaurus.config.ts. */
  image?: string;
}

/** What the theme's metadata leaves out: the tags of X, and the text of an image of the page's own. */
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
