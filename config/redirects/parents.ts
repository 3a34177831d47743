import type {RedirectRule} from '../../plugins/redirects/core/types';

/** Folders of docs/ without a page: readers who shorten a URL arrive at the page that introduces the others. */
export const parents: readonly RedirectRule[] = [
  {from: '/cloud', to: '/cloud/intro'},
  {from: '/cloud/account', to: '/cloud/account/account-settings'},
  {from: '/cloud/advanced', to: '/cloud/advanced/database'},
  {from: '/cloud/cli', to: '/cloud/cli/cloud-cli'},
  {from: '/cloud/getting-started', to: '/cloud/intro'},
  {from: '/cloud/projects', to: '/cloud/projects/overview'},
  {from: '/cms', to: '/cms/intro'},
  {from: '/cms/api/rest/guides', to: '/cms/api/rest/guides/intro'},
  {from: '/cms/getting-started', to: '/cms/quick-start'},
  {from: '/cms/migration', to: '/cms/migration/v4-to-v5/introduction-and-faq'},
  {from: '/cms/migration/v4-to-v5', to: '/cms/migration/v4-to-v5/introduction-and-faq'},
  {
    from: '/cms/migration/v4-to-v5/additional-resources',
    to: '/cms/migration/v4-to-v5/additional-resources/introduction',
  },
  {from: '/cms/plugins-development/guides', to: '/cms/plugins-development'},
  {from: '/contribute', to: '/contribute/components'},
  {from: '/snippets', to: '/contribute/components'},
];
