/** How the children of a group of conditions combine. */
export type Join = '$and' | '$or' | '$not';

/** A condition as typed: `field` can be a path such as `chef.name`, and `value` is text for every kind of operator. */
export interface Condition {
  kind: 'condition';
  id: string;
  field: string;
  operator: string;
  value: string;
}

/** Conditions and nested groups. */
export interface Group {
  kind: 'group';
  id: string;
  join: Join;
  children: readonly FilterNode[];
}

export type FilterNode = Condition | Group;

export interface SortRule {
  id: string;
  field: string;
  direction: 'asc' | 'desc';
}

/** A relation, media field, component or dynamic zone to include in the response. */
export interface Population {
  id: string;
  /** Name of the field, or a path such as `chef.hometown`. */
  path: string;
  /** The component of a dynamic zone, or the content type of a polymorphic relation, that this applies to; empty for all. */
  on: string;
  /** Field names separated by commas; empty for all. */
  fields: string;
  /** Sort rules as in the query, such as `name:desc`, separated by commas. */
  sort: string;
  filters: Group;
}

export interface Pagination {
  mode: 'none' | 'page' | 'offset';
  page: string;
  pageSize: string;
  start: string;
  limit: string;
  /** Whether the response includes the total number of documents; empty for the default. */
  withCount: '' | 'true' | 'false';
}

/** The state of the form, as typed. `toQuery` converts it to a query. */
export interface Draft {
  /** URL of the server, without a trailing slash. */
  server: string;
  /** Path below `/api/`, such as `restaurants` or `restaurants/pj3q…`. */
  endpoint: string;
  /** Whether the code sends an API token. */
  token: boolean;
  /** Field names separated by commas; empty for all. */
  fields: string;
  filters: Group;
  /** Search words for all text fields (the parameter `_q`). */
  search: string;
  sort: readonly SortRule[];
  /** Whether to include everything on the first level; `populate` is then ignored. */
  populateAll: boolean;
  populate: readonly Population[];
  pagination: Pagination;
  locale: string;
  status: '' | 'draft' | 'published';
  publicationFilter: string;
}

/** A value that `qs` can write into a query string. */
export type QueryValue = string | number | boolean | readonly QueryValue[] | {readonly [key: string]: QueryValue};
export type Query = Readonly<Record<string, QueryValue>>;
