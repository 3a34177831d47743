import type {NextId} from './drafts';
import {emptyDraft, maxGroupLevels, newCondition, newGroup, newPopulation, newSortRule} from './drafts';
import {operators, publicationFilters} from './operators';
import type {Draft, FilterNode, Group, Join, Pagination} from './types';

type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};

/**
 * Encodes a draft for the fragment of a URL, without ids and without values that are the same as in the empty draft.
 *
 * @returns letters, digits, `-` and `_` (base64url of JSON)
 */
export function toPermalink(draft: Draft): string {
  const empty = emptyDraft(() => '');
  const changed = Object.entries(draft).filter(
    ([key, value]) => JSON.stringify(strip(value)) !== JSON.stringify(strip(empty[key as keyof Draft])),
  );
  const json = JSON.stringify(Object.fromEntries(changed.map(([key, value]) => [key, strip(value)])));
  const bytes = new TextEncoder().encode(json);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * Decodes the result of {@link toPermalink}. Invalid values are ignored, so that an old or damaged URL still opens the form.
 * They're checked without zod, which is larger than this code and would be loaded by readers.
 *
 * @returns the draft; `undefined` if the text isn't base64url of a JSON object
 */
export function fromPermalink(text: string, nextId: NextId): Draft | undefined {
  let json: Json;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    json = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes)) as Json;
  } catch {
    return undefined;
  }
  return isRecord(json) ? readDraft(json, nextId) : undefined;
}

function readDraft(json: Readonly<Record<string, Json>>, nextId: NextId): Draft {
  const empty = emptyDraft(nextId);
  return {
    server: textOf(json.server, empty.server),
    endpoint: textOf(json.endpoint, empty.endpoint),
    token: json.token === true,
    fields: textOf(json.fields, ''),
    filters: readGroup(json.filters, nextId),
    search: textOf(json.search, ''),
    sort: listOf(json.sort).map((rule) =>
      newSortRule(nextId, textOf(rule.field, ''), oneOf<'asc' | 'desc'>(rule.direction, ['asc', 'desc'], 'asc')),
    ),
    populateAll: json.populateAll === true,
    populate: listOf(json.populate).map((entry) =>
      newPopulation(nextId, {
        path: textOf(entry.path, ''),
        on: textOf(entry.on, ''),
        fields: textOf(entry.fields, ''),
        sort: textOf(entry.sort, ''),
        filters: readGroup(entry.filters, nextId),
      }),
    ),
    pagination: readPagination(json.pagination, empty.pagination),
    locale: textOf(json.locale, ''),
    status: oneOf(json.status, ['', 'draft', 'published'], ''),
    publicationFilter: oneOf(json.publicationFilter, ['', ...publicationFilters], ''),
  };
}

function readPagination(json: Json | undefined, empty: Pagination): Pagination {
  const values = isRecord(json) ? json : {};
  return {
    mode: oneOf(values.mode, ['none', 'page', 'offset'], 'none'),
    page: textOf(values.page, empty.page),
    pageSize: textOf(values.pageSize, empty.pageSize),
    start: textOf(values.start, empty.start),
    limit: textOf(values.limit, empty.limit),
    withCount: oneOf(values.withCount, ['', 'true', 'false'], ''),
  };
}

function readGroup(json: Json | undefined, nextId: NextId, level = 1): Group {
  const values = isRecord(json) ? json : {};
  const children = listOf(values.children).filter(({kind}) => kind !== 'group' || level < maxGroupLevels);
  return newGroup(
    nextId,
    oneOf<Join>(values.join, ['$and', '$or', '$not'], '$and'),
    children.map((child): FilterNode => {
      if (child.kind === 'group') {
        return readGroup(child, nextId, level + 1);
      }
      return newCondition(nextId, {
        field: textOf(child.field, ''),
        operator: oneOf(
          child.operator,
          operators.map(({name}) => name),
          '$eq',
        ),
        value: textOf(child.value, ''),
      });
    }),
  );
}

function strip(value: unknown): Json {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'id' ? undefined : inner))) as Json;
}

function isRecord(json: Json | undefined): json is Readonly<Record<string, Json>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function listOf(json: Json | undefined): readonly Readonly<Record<string, Json>>[] {
  return Array.isArray(json) ? (json as readonly Json[]).filter(isRecord) : [];
}

function textOf(json: Json | undefined, otherwise: string): string {
  return typeof json === 'string' ? json : otherwise;
}

function oneOf<Value extends string>(json: Json | undefined, values: readonly Value[], otherwise: Value): Value {
  return values.find((value) => value === json) ?? otherwise;
}
