import type {Plugin} from '@docusaurus/types';
import {docsVersions} from '../docsVersions';
import {collectChanges} from './collectChanges';

/** Creates the list on the breaking changes page from the pages' front matter. */
export default function breakingChanges(): Plugin {
  return {
    name: 'breaking-changes',

    async allContentLoaded({allContent, actions}) {
      const pages = docsVersions(allContent).flatMap(({docs}) => docs);
      await actions.createData('changes.json', collectChanges(pages));
    },
  };
}
