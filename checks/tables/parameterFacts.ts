import type {Fact, Facts, ValueKind} from '../shared/cms/factTypes';

/**
 * Kinds of values that query parameters take, according to the validation of REST query strings and of the Document
 * Service.
 */
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

/** Values used if the query lacks the parameter. */
const defaults: Readonly<Record<string, number>> = {page: 1, start: 0};

/**
 * Known facts about parameters.
 *
 * @param names - as tables write them, such as `pagination[page]` for `page`
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
