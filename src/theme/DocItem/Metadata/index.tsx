// Wrapped: adds the page's own image and X's tags for link previews, the link to the Markdown twin, and
// structured data.
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import LinkPreview from '../../../components/PageMetadata/LinkPreview';
import StructuredData from '../../../components/PageMetadata/StructuredData';
import TwinLink from '../../../components/PageMetadata/TwinLink';
import {cardPath} from '../../../lib/cardPath';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const image = assets.image ?? frontMatter.image ?? cardPath(metadata.permalink);
  return (
    <>
      <OriginalMetadata />
      <PageMetadata image={image} />
      <LinkPreview title={metadata.title} description={metadata.description} image={image} />
      <TwinLink permalink={metadata.permalink} />
      <StructuredData image={image} />
    </>
  );
}
