import Head from '@docusaurus/Head';
import {PageMetadata as ThemePageMetadata} from '@docusaurus/theme-common';
import {useTitleFormatter} from '@docusaurus/theme-common/internal';
import type {ComponentProps, ReactNode} from 'react';

export interface PageMetadataProps extends Pick<ComponentProps<typeof ThemePageMetadata>, 'keywords' | 'image'> {
  /** Without the site's title, which follows it. */
  title: string;
  /** One sentence or two, 50 to 160 characters. */
  description: string;
}

/**
 * Title and description of a page, for search engines and for link previews of every kind. The theme's component leaves
 * out those of X, and the text of an image of the page's own; what all pages share is in docusaurus.config.ts.
 */
export default function PageMetadata({title, description, keywords, image}: PageMetadataProps): ReactNode {
  const fullTitle = useTitleFormatter().format(title);
  return (
    <>
      <ThemePageMetadata title={title} description={description} keywords={keywords} image={image} />
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
