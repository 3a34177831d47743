import type {RedirectRule} from '../../plugins/redirects/core/types';

/** Spelling variants of tags that older addresses used. */
const variants: Readonly<Record<string, string>> = {
  'api-token': 'api-tokens',
  cli: 'command-line-interface-cli',
  component: 'components',
  'content-type': 'content-types',
  'custom-field': 'custom-fields',
  'data-management-system': 'data-management',
  document: 'documents',
  'dynamic-zone': 'dynamic-zones',
  'graph-ql-errorsa': 'graph-ql-errors',
  'i-18-n': 'internationalization',
  'internationalization-i-18-n': 'internationalization',
  'open-api-specification': 'openapi-specification',
  population: 'populate',
  'profile-setting': 'profile',
  provider: 'providers',
  'publishing-a-draft': 'publish',
  'rbac-role-based-access-control': 'rbac',
  'role-based-access-control': 'rbac',
  'single-sign-on': 'sso',
  'users-and-permissions': 'users-permissions',
};

export const tags: readonly RedirectRule[] = Object.entries(variants).map(([variant, tag]) => ({
  from: `/tags/${variant}`,
  to: `/tags/${tag}`,
}));
