/** Parameters of the content API that end up in a query; the application's strict mode accepts some others, too. */
export const rootParameters = [
  'fields',
  'filters',
  'locale',
  'pagination',
  'populate',
  'publicationFilter',
  'sort',
  'status',
  '_q',
];
export const paginationParameters = ['page', 'pageSize', 'start', 'limit', 'withCount'];

const read = ['documentId', 'locale', 'status', 'fields', 'populate', 'filters', 'publicationFilter'];
const list = ['locale', 'status', 'fields', 'populate', 'filters', 'sort', 'start', 'limit', 'publicationFilter', '_q'];

/** Parameters of the Document Service's methods. Its types and code accept others next to a known one. */
export const documentParameters: Readonly<Record<string, readonly string[]>> = {
  findOne: read,
  findFirst: list,
  findMany: list,
  count: ['locale', 'status', 'filters', 'publicationFilter', '_q'],
  create: ['data', 'locale', 'status', 'fields', 'populate'],
  update: ['documentId', 'data', 'locale', 'status', 'fields', 'populate'],
  clone: ['documentId', 'data', 'locale', 'status', 'fields', 'populate'],
  delete: ['documentId', 'locale', 'fields', 'populate'],
  publish: ['documentId', 'data', 'locale', 'fields', 'populate'],
  unpublish: ['documentId', 'locale', 'fields', 'populate'],
  discardDraft: ['documentId', 'locale', 'fields', 'populate'],
};
