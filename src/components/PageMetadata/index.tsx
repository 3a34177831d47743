import {PageMetadata as ThemePageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import LinkPreview, {type LinkPreviewProps} from './LinkPreview';
import TwinLink from './TwinLink';

interface PageMetadataProps extends LinkPreviewProps {
  /** Path of the page, for the link to its Markdown twin; omitted if there's none. */
  permalink?: string;
}

/** Title and description of a page outside docs/, for search engines and link previews. */
export default function PageMetadata({permalink, ...page}: PageMetadataProps): ReactNode {
  return (
    <>
      <ThemePageMetadata {...page} />
      <LinkPreview {...page} />
      {permalink && <TwinLink permalink={permalink} />}
    </>
  );
}
