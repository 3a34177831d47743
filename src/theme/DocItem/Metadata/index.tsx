// Wrapped: adds the tags of X for link previews, the link to the Markdown twin, and structured data.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import LinkPreview from '../../../components/PageMetadata/LinkPreview';
import StructuredData from '../../../components/PageMetadata/StructuredData';
import TwinLink from '../../../components/PageMetadata/TwinLink';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  return (
    <>
      <OriginalMetadata />
      <LinkPreview
        title={metadata.title}
        description={metadata.description}
        image={assets.image ?? frontMatter.image}
      />
      <TwinLink permalink={metadata.permalink} />
      <StructuredData />
    </>
  );
}
