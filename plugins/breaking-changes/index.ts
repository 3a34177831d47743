import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {collectChanges} from './collectChanges';

/** Creates the list on the breaking changes page from the pages' front matter. */
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
