import {current} from './current';
import {devDocs} from './dev-docs';
import {devDocsApi} from './dev-docs-api';
import {devDocsIntegrations} from './dev-docs-integrations';
import {devDocsMigration} from './dev-docs-migration';
import {developerDocs} from './developer-docs';
import {parents} from './parents';
import {tags} from './tags';
import type {RedirectRule} from '../../plugins/redirects/core/types';
import {userDocs} from './user-docs';

/**
 * Every address that moved. `npm run serve`, the pages for hosts without redirect rules and the browser's fragment
 * redirects are all made from this list. The build fails when a target doesn't exist.
 */
export const redirects: readonly RedirectRule[] = [
  ...current,
  ...devDocs,
  ...devDocsApi,
  ...devDocsIntegrations,
  ...devDocsMigration,
  ...developerDocs,
  ...parents,
  ...tags,
  ...userDocs,
];

export type {RedirectRule} from '../../plugins/redirects/core/types';
