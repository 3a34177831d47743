import {PageMetadata as ThemePageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import LinkPreview, {type LinkPreviewProps} from './LinkPreview';

/** Title and description of a page that isn't one of docs/, for search engines and for link previews of every kind. */
export default function PageMetadata(page: LinkPreviewProps): ReactNode {
  return (
    <>
      <ThemePageMetadata {...page} />
      <LinkPreview {...page} />
    </>
  );
}
