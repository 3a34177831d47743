import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

/**
 * Finds the pages of docs/ for other plugins.
 *
 * @param allContent - what Docusaurus passes to `allContentLoaded`
 * @returns the versions of the docs, the current one first; none if the site has no docs
 */
export function docsVersions(
  allContent: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>,
): readonly LoadedVersion[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return docs?.loadedVersions ?? [];
}
