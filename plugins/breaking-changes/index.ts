import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {collectChanges} from './collectChanges';

/** Makes, of the pages' front matter, the list that the page on breaking changes shows. */
export default function breakingChanges(): Plugin {
  return {
    name: 'breaking-changes',

    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
      const pages = (docs?.loadedVersions ?? []).flatMap((version) => version.docs);
      await actions.createData('changes.json', collectChanges(pages));
    },
  };
}
