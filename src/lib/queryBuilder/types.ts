/** How the children of a group of conditions combine. */
export type Join = '$and' | '$or' | '$not';

/** One condition, as typed: `field` may lead into relations by points, `value` is text whatever the operator takes. */
export interface Condition {
  kind: 'condition';
  id: string;
  field: string;
  operator: string;
  value: string;
}

/** Conditions and groups that belong together. */
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

/** A relation, media field, component or dynamic zone to answer with. */
export interface Population {
  id: string;
  /** Name of the field; points lead into deeper levels. */
  path: string;
  /** Component of a dynamic zone, or content type of a polymorphic relation, that the rest is about; empty for all. */
  on: string;
  /** Names separated by commas; empty for all. */
  fields: string;
  /** As in the query: `name:desc`, several separated by commas. */
  sort: string;
  filters: Group;
}

export interface Pagination {
  mode: 'none' | 'page' | 'offset';
  page: string;
  pageSize: string;
  start: string;
  limit: string;
  /** Whether the answer says how many documents there are; empty for the default. */
  withCount: '' | 'true' | 'false';
}

/** What the form holds, as typed. `toQuery` makes the query of it. */
export interface Draft {
  /** Address of the server, without a slash at its end. */
  server: string;
  /** Path below `/api/`, such as `restaurants` or `restaurants/pj3q…`. */
  endpoint: string;
  /** Whether the code sends an API token. */
  token: boolean;
  /** Names separated by commas; empty for all. */
  fields: string;
  filters: Group;
  /** Words to look for in all text fields. */
  search: string;
  sort: readonly SortRule[];
  /** Whether everything of the first level is asked for; `populate` is then left aside. */
  populateAll: boolean;
  populate: readonly Population[];
  pagination: Pagination;
  locale: string;
  status: '' | 'draft' | 'published';
  publicationFilter: string;
}

/** A value of a query: what `qs` writes into a query string. */
export type QueryValue = string | number | boolean | readonly QueryValue[] | {readonly [key: string]: QueryValue};
export type Query = Readonly<Record<string, QueryValue>>;
