import type {Problem} from '../shared/problem';
import type {Source} from '../shared/readSources';
import {readTables} from './readTables';
import type {Table} from './types';
import {placeAt} from '../shared/lineAt';

/** What a table is about. */
export interface About {
  /** Names of subjects. A row is about the first one that has the row's name, or else about the first in the list. */
  subjects: readonly string[];
  /** Path that is prepended to the names in the rows. */
  below?: string;
  /** Columns with the names; the first by default. */
  columns?: readonly number[];
  /** Matches the pieces of code that are names; if it has a capture group, that's the name. */
  pick?: RegExp;
}

const config = (name: string, below?: string): About => ({subjects: [`config/${name}`], below});
const plugin = (name: string, below?: string): About => ({subjects: [`plugin ${name}`], below});
const about = (...names: string[]): About => ({subjects: names});
const pagination = about('parameters of pagination');
const settings = ['config/server', 'config/admin', 'config/api'];

/**
 * What tables are about, by page and by the anchor of the heading above: `page#anchor`. If a section has several
 * tables, the key includes the beginning of the first header: `page#anchor Header`. A key without an anchor, `page`,
 * covers all tables of a page.
 */
const subjectsOfTables: Readonly<Record<string, About>> = {
  'cms/configurations/server': config('server'),
  'cms/configurations/admin-panel': config('admin'),
  'cms/configurations/api': config('api'),
  'cms/configurations/features': config('features'),
  'cms/configurations/database#connection Option of connection.connection': about('database connection.connection'),
  'cms/configurations/database#connection Option of ssl': about('database ssl'),
  'cms/configurations/database#connection': config('database'),
  'cms/configurations/database#pool': about('database pool'),
  'cms/configurations/database#settings': config('database'),
  'cms/configurations/environment#strapi-environment-variables': about('environment'),
  'cms/installation/cli#environment-variables': about('environment of create-strapi-app'),
  'snippets/_docker-env-table': about('environment of a new project'),
  'cloud/advanced/database#configuration': about('environment of a new project'),
  'cms/data-management/transfer#settings': {subjects: ['environment', ...settings]},
  'cms/backend-customization/webhooks#available-configurations': config('server'),
  'cms/features/api-tokens#configuration': config('admin'),
  'cms/features/preview#handler': config('admin', 'preview'),
  'cms/features/users-permissions#configuration': plugin('users-permissions'),
  'cms/plugins/graphql#options Option': plugin('graphql'),
  'cms/plugins/graphql#options Option of apolloServer': plugin('graphql', 'apolloServer'),
  'cms/plugins/documentation#configuration': plugin('documentation'),
  'cms/plugins/sentry#options': plugin('sentry'),
  'cms/configurations/middlewares#body': about('strapi::body'),
  'cms/configurations/middlewares#compression': about('strapi::compression'),
  'cms/configurations/middlewares#cors': about('strapi::cors'),
  'cms/configurations/middlewares#favicon': about('strapi::favicon'),
  'cms/admin-panel-customization/favicon#path': about('strapi::favicon'),
  'cms/configurations/middlewares#ip': about('strapi::ip'),
  'cms/configurations/middlewares#poweredby': about('strapi::poweredBy'),
  'cms/configurations/middlewares#public': about('strapi::public'),
  'cms/configurations/middlewares#query': about('strapi::query'),
  'cms/configurations/middlewares#responses': about('strapi::responses'),
  'cms/configurations/middlewares#security': about('strapi::security'),
  'cms/configurations/middlewares#session': about('strapi::session'),
  'cms/cli#strapi-develop': about('strapi develop'),
  'cms/cli#strapi-ts': about('strapi ts:generate-types'),
  'cms/cli#strapi-build': about('strapi build'),
  'cms/cli#strapi-export': about('strapi export'),
  'cms/cli#strapi-import': about('strapi import'),
  'cms/cli#strapi-transfer': about('strapi transfer'),
  'cms/cli#strapi-configuration Option of dump': about('strapi configuration:dump'),
  'cms/cli#strapi-configuration Option of restore': about('strapi configuration:restore'),
  'cms/cli#strapi-admin Option': about(
    'strapi admin:create-user',
    'strapi admin:active-user',
    'strapi admin:block-user',
  ),
  'cms/cli#strapi-report': about('strapi report'),
  'cms/cli#strapi-openapi': about('strapi openapi generate'),
  'cms/data-management#choose Option': about('strapi export'),
  'cms/installation/cli#options-project': about('create-strapi-app'),
  'cms/installation/cli#options-automation': about('create-strapi-app'),
  'cms/installation/cli#options-database': about('create-strapi-app'),
  'cms/upgrade-tool#options': about('upgrade latest', 'upgrade to', 'upgrade codemods run'),
  'cms/plugins-development/plugin-sdk#init': about('strapi-plugin init'),
  'cms/plugins-development/plugin-sdk#build': about('strapi-plugin build'),
  'cloud/cli/cloud-cli#strapi-deploy': about('strapi cloud:deploy'),
  'cms/backend-customization/routes#configuring-core-routers': about('a core router'),
  'cms/backend-customization/routes#router': about('a router'),
  'cms/backend-customization/routes#route': about('a route'),
  'cms/backend-customization/routes#config': about('the configuration of a route'),
  'cms/plugins-development/server-api#entry': about('the server entry of a plugin'),
  'cms/plugins-development/server-api#configuration': {subjects: ['the server entry of a plugin'], below: 'config'},
  'cms/plugins-development/server-api#routes Key': about('a router of a plugin'),
  'cms/plugins-development/server-api#routes Option': about('a route'),
  'cms/configurations/cron#task': {subjects: ['the rule of a cron job'], pick: /^options\.(\w+)$/},
  'cms/features/custom-fields#server': about('a custom field on the server'),
  'cms/features/custom-fields#admin Option': about('a custom field'),
  'cms/features/custom-fields#admin Key': about('an option of a custom field'),
  'cms/plugins-development/admin-panel-api#registerplugin': about('registerPlugin'),
  'cms/plugins-development/admin-panel-api#menu-api': about('a menu link'),
  'cms/plugins-development/admin-panel-api#settings-api': about('a settings link'),
  'cms/plugins-development/admin-panel-api#methods': about('the admin panel'),
  'cms/plugins-development/admin-panel-api/extend-pages#hooks-api': about('hooks of the admin panel'),
  'cms/plugins-development/admin-panel-api/extend-pages#injection-zones-api': about('injection zones'),
  'cms/plugins-development/content-manager-apis#functions': about('functions of the Content Manager'),
  'cms/plugins-development/content-manager-apis#descriptions': about('the context of the Content Manager'),
  'cms/plugins-development/content-manager-apis#adddocumentaction': about('a document action'),
  'cms/plugins-development/content-manager-apis#adddocumentheaderaction': about('a header action'),
  'cms/plugins-development/content-manager-apis#addbulkaction': about('a bulk action'),
  'cms/admin-panel-customization/homepage#register': about('a widget'),
  'cms/admin-panel-customization/wysiwyg-editor#block-options': about('a block'),
  'cms/configurations/guides/rbac#properties': about('a condition'),
  'cms/features/email#send-method': about('an email'),
  'cms/api/client#setup': about('strapi() of the client'),
  'cms/api/client#query': about('parameters of REST'),
  'cms/api/client#errors': about('errors of the client'),
  'cms/api/mcp#tool-keys': about('an MCP tool'),
  'cms/backend-customization/models#model-schema': about('a content type'),
  'cms/backend-customization/models#model-information': {subjects: ['a content type'], below: 'info'},
  'cms/backend-customization/models#model-options': {subjects: ['a content type'], below: 'options'},
  'cms/backend-customization/models/lifecycle-hooks#available-lifecycle-events': {
    subjects: ['lifecycle hooks'],
    columns: [0, 1],
  },
  'cms/backend-customization/controllers#helpers': about('a core controller'),
  'cms/api/query-engine#methods': about('the query engine'),
  'cms/api/document-service#methods': about('methods of the Document Service'),
  'cms/api/document-service/locale#values': about('methods of the Document Service'),
  'cms/api/document-service/status#methods': about('methods of the Document Service'),
  'cms/api/document-service#parameters-by-method': about('methods of the Document Service'),
  'cms/api/document-service#which-documents': about('parameters of the Document Service'),
  'cms/api/document-service#what-to-return': about('parameters of the Document Service'),
  'cms/api/document-service/sort-pagination#pagination': about('parameters of the Document Service'),
  'cms/api/document-service#events': about('events of documents'),
  'cms/configurations/guides/configure-sso#events': about('events of signing in'),
  'cms/api/rest/parameters#available-parameters': about('parameters of REST'),
  'cms/api/rest/parameters#where': about('parameters of REST'),
  'cms/api/rest/parameters#publication-filter': about('publication filters'),
  'cms/api/rest/sort-pagination#pagination-by-page': pagination,
  'cms/api/rest/sort-pagination#pagination-by-offset': pagination,
  'cms/api/rest/filters#operators': about('operators'),
  'cms/api/document-service/filters': about('operators'),
  'cms/backend-customization/webhooks#available-events': about('webhook events'),
  'cms/configurations/middlewares#entries': {subjects: ['middlewares'], pick: /^'(strapi::\w+)'$/},
  'cms/error-handling#default-error-classes': about('error classes'),
};

/** What a table is about; `undefined` if no rule matches. */
export function subjectOf(table: Table): About | undefined {
  const [, plugged] = /^Option of ([\w-]+)\.config$/.exec(titleOf(table)) ?? [];
  return plugged ? plugin(plugged) : subjectsOfTables[ruleOf(table) ?? ''];
}

/**
 * Finds rules that match no table, because its page has moved, or its heading or header has changed. Otherwise, the table
 * would no longer be checked.
 *
 * @param sources - all pages and partials
 * @param own - path and text of this file
 */
export function findUnusedRules(
  sources: readonly Source[],
  {file, source}: Source,
): ReadonlyArray<Problem & {column: number}> {
  const rules = Object.keys(subjectsOfTables);
  const named = new Set(rules.map((rule) => rule.split('#')[0]));
  const tables = sources.filter((page) => named.has(pageOf(page))).flatMap(readTables);
  const used = new Set(tables.map(ruleOf));
  return rules
    .filter((rule) => !used.has(rule))
    .map((rule) => ({
      file,
      ...placeAt(source, source.indexOf(`'${rule}':`)),
      message: `no table matches '${rule}', so npm run samples no longer compares it with the CMS`,
      fix: "if its page, the heading's id or the first header has changed, change this key, too; if it's gone, remove the entry",
    }));
}

/** The most specific rule for a table. */
function ruleOf(table: Table): string | undefined {
  const page = pageOf(table);
  const place = `${page}#${table.anchor}`;
  return [`${place} ${titleOf(table)}`, place, page].find((rule) => rule in subjectsOfTables);
}

/** `docs/cms/cli.mdx` is `cms/cli` in the keys of rules. */
function pageOf({file}: {file: string}): string {
  return file.replace(/^.*?docs\//, '').replace(/\.mdx$/, '');
}

function titleOf({header}: Table): string {
  return header[0]?.text ?? '';
}
