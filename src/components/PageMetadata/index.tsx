import {PageMetadata as ThemePageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import LinkPreview, {type LinkPreviewProps} from './LinkPreview';
import TwinLink from './TwinLink';

interface PageMetadataProps extends LinkPreviewProps {
  /** Path of the page, for the link to its Markdown twin; left out where there's none. */
  permalink?: string;
}

/** Title and description of a page that isn't one of docs/, for search engines and for link previews of every kind. */
export default function PageMetadata({permalink, ...page}: PageMetadataProps): ReactNode {
  return (
    <>
      <ThemePageMetadata {...page} />
      <LinkPreview {...page} />
      {permalink && <TwinLink permalink={permalink} />}
    </>
  );
}
