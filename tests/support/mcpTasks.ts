/** A tool call with its arguments; `leadsTo` is a page that the response has to name. */
export type Call = {tool: string; leadsTo?: string} & Readonly<Record<string, unknown>>;

/** A question to an assistant, the calls needed to answer it, and what the last response has to contain. */
export interface Task {
  task: string;
  calls: Call[];
  answer: RegExp;
}

const search = (query: string, leadsTo: string): Call => ({tool: 'search_docs', query, leadsTo});
const section = (page: string, name: string): Call => ({tool: 'read_section', page, section: name});

export const tasks: readonly Task[] = [
  {
    task: 'Which Node.js versions does Strapi 5 support?',
    calls: [search('supported Node.js versions', '/cms/installation'), section('/cms/installation', 'node-version')],
    answer: /Node\.js/,
  },
  {
    task: 'Show me how to filter entries by a relation in REST',
    calls: [
      search('filter by relation REST', '/cms/api/rest/filters'),
      {tool: 'read_page', page: '/cms/api/rest/filters'},
    ],
    answer: /filters\[\w+\]\[\w+\]/,
  },
  {
    task: 'What is the default page size of the REST API?',
    calls: [{tool: 'look_up_option', name: 'rest.defaultLimit'}],
    answer: /25/,
  },
  {
    task: 'What does $containsi do?',
    calls: [{tool: 'look_up_option', name: '$containsi'}],
    answer: /case/i,
  },
  {
    task: 'Give me code that publishes a document on the server',
    calls: [{tool: 'find_samples', symbol: 'publish', language: 'ts'}],
    answer: /\.publish\(/,
  },
  {
    task: 'How do I turn on Draft & Publish for a content type?',
    calls: [
      search('turn on draft and publish', '/cms/features/draft-and-publish'),
      section('/cms/features/draft-and-publish', 'Turn Draft & Publish on or off'),
    ],
    answer: /"draftAndPublish": true/,
  },
  {
    task: 'What became of entityService in version 5?',
    calls: [search('entity service deprecated', '/cms/migration/v4-to-v5/breaking-changes/entity-service-deprecated')],
    answer: /Document Service/i,
  },
  {
    task: 'Which sections does the page on the Document Service API have?',
    calls: [{tool: 'list_sections', page: '/cms/api/document-service'}],
    answer: /findOne|findMany|Create/,
  },
  {
    task: 'Which pages are there about Strapi Cloud?',
    calls: [{tool: 'list_sections', page: '/cloud'}],
    answer: /\/cloud\/getting-started\//,
  },
  {
    task: 'How do I write a custom controller?',
    calls: [
      search('custom controller', '/cms/backend-customization/controllers'),
      {tool: 'find_samples', symbol: 'createCoreController'},
    ],
    answer: /createCoreController\(/,
  },
  {
    task: 'Why do I get 403 Forbidden from my API?',
    calls: [search('403 forbidden', '/cms/')],
    answer: /403|permission/i,
  },
  {
    task: 'Set up Amazon S3 for uploads',
    calls: [
      search('amazon s3 upload provider', '/cms/configurations/media-library-providers'),
      {tool: 'read_page', page: '/cms/configurations/media-library-providers'},
    ],
    answer: /provider-upload-aws-s3/,
  },
  {
    task: 'How do I populate all relations one level deep?',
    calls: [
      search('populate all relations', '/cms/api/rest/populate-select'),
      {tool: 'find_samples', symbol: 'populate=*'},
    ],
    answer: /populate=\*/,
  },
  {
    task: 'Change the port of the server',
    calls: [{tool: 'look_up_option', name: 'port'}],
    answer: /1337/,
  },
  {
    task: 'Run a task every night',
    calls: [
      search('cron job schedule', '/cms/configurations/cron'),
      {tool: 'read_page', page: '/cms/configurations/cron'},
    ],
    answer: /\* \* \*/,
  },
  {
    task: 'Upgrade from Strapi 4 to 5',
    calls: [
      search('upgrade strapi 4 to 5', '/cms/migration/v4-to-v5/'),
      {tool: 'list_sections', page: '/cms/migration/v4-to-v5'},
    ],
    answer: /breaking-changes/,
  },
  {
    task: 'How do I upload a file over the API?',
    calls: [search('upload file api', '/cms/api/rest/upload'), {tool: 'read_page', page: '/cms/api/rest/upload'}],
    answer: /FormData|-F /,
  },
  {
    task: 'Query with GraphQL, with pagination',
    calls: [
      search('graphql pagination', '/cms/api/graphql'),
      {tool: 'find_samples', symbol: 'pagination', language: 'graphql'},
    ],
    answer: /pagination: ?\{/,
  },
  {
    task: 'Deploy a project to Strapi Cloud from the command line',
    calls: [
      search('strapi deploy command cloud', '/cloud/'),
      {tool: 'find_samples', symbol: 'deploy', language: 'bash'},
    ],
    answer: /strapi deploy/,
  },
  {
    task: 'Connect an assistant to Strapi by MCP',
    calls: [search('mcp server connect assistant', '/cms/api/mcp'), {tool: 'read_page', page: '/cms/api/mcp'}],
    answer: /mcp/i,
  },
];
