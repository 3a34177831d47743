import type {Fact, Facts, ValueKind} from '../shared/cms/factTypes';

/** Kinds of values that parameters of a query take: validated by the query strings of REST and by the Document Service. */
const kinds: Readonly<Record<string, readonly ValueKind[]>> = {
  data: ['object'],
  documentId: ['string'],
  fields: ['string', 'list'],
  filters: ['object'],
  hasPublishedVersion: ['boolean'],
  limit: ['number'],
  locale: ['string', 'list'],
  page: ['number'],
  pageSize: ['number'],
  pagination: ['object'],
  populate: ['string', 'list', 'object'],
  publicationFilter: ['string'],
  _q: ['string'],
  sort: ['string', 'list', 'object'],
  start: ['number'],
  status: ['string'],
  withCount: ['boolean'],
};

/** What is taken for a parameter that a query lacks. */
const defaults: Readonly<Record<string, number>> = {page: 1, start: 0};

/**
 * What is known of parameters.
 *
 * @param names - as tables write them, `pagination[page]` for `page`
 */
export function parameterFacts(names: readonly string[]): Facts {
  return Object.fromEntries(
    names.map((name): [string, Fact] => {
      const [, inner] = /\[(\w+)\]$/.exec(name) ?? [];
      const key = inner ?? name;
      const value = defaults[key];
      return [name, {kinds: kinds[key] ?? [], ...(value !== undefined && {defaults: [value]})}];
    }),
  );
}
