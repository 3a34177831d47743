import {operandOf} from './operators';
import type {Condition, Draft, FilterNode, Group, Pagination, Population, Query, QueryValue} from './types';

/**
 * Converts a draft to a query. It leaves out what isn't complete yet: conditions and sort rules without a field, relations
 * without a name, and empty lists.
 *
 * @returns an object for `qs.stringify`
 */
export function toQuery(draft: Draft): Query {
  return compact({
    _q: draft.search.trim(),
    filters: filtersOf(draft.filters),
    sort: draft.sort
      .filter(({field}) => field.trim() !== '')
      .map(({field, direction}) => `${field.trim()}${direction === 'desc' ? ':desc' : ''}`),
    fields: names(draft.fields),
    populate: draft.populateAll ? '*' : populateOf(draft.populate),
    pagination: paginationOf(draft.pagination),
    status: draft.status,
    publicationFilter: draft.publicationFilter,
    locale: draft.locale.trim(),
  });
}

/** Counts the conditions that {@link toQuery} leaves out, because they lack a field, or the values of a list. */
export function countGaps({filters, populateAll, populate}: Draft): number {
  const groups = [filters, ...(populateAll ? [] : populate.map((entry) => entry.filters))];
  return groups.reduce((count, group) => count + gapsOf(group), 0);
}

function gapsOf(group: Group): number {
  return group.children.reduce(
    (count, child) => count + (child.kind === 'group' ? gapsOf(child) : isComplete(child) ? 0 : 1),
    0,
  );
}

function filtersOf(group: Group): QueryValue | undefined {
  const parts = group.children.map(nodeOf).filter((part) => part !== undefined);
  if (parts.length === 0) {
    return undefined;
  }
  if (group.join === '$or') {
    return parts.length === 1 ? parts[0] : {$or: parts};
  }
  const all = together(parts);
  return group.join === '$not' ? {$not: all} : all;
}

function nodeOf(node: FilterNode): Query | undefined {
  if (node.kind === 'group') {
    return filtersOf(node) as Query | undefined;
  }
  if (!isComplete(node)) {
    return undefined;
  }
  return namesOnPath(node.field).reduceRight<Query>((inner, name) => ({[name]: inner}), {
    [node.operator]: valueOf(node),
  });
}

/** Merges conditions into one object if they have different keys; otherwise, they become a list in `$and`. */
function together(parts: readonly Query[]): Query {
  const keys = parts.flatMap((part) => Object.keys(part));
  return new Set(keys).size === keys.length ? (Object.assign(bare(), ...parts) as Query) : {$and: parts};
}

function isComplete({field, operator, value}: Condition): boolean {
  const least = operator === '$between' ? 2 : 1;
  return namesOnPath(field).length > 0 && (operandOf(operator) !== 'many' || names(value).length >= least);
}

function valueOf({operator, value}: Condition): QueryValue {
  switch (operandOf(operator)) {
    case 'many':
      return names(value).map(scalar);
    case 'boolean':
      return value !== 'false';
    default:
      return scalar(value);
  }
}

/** Converts text to a number or boolean if it converts back to the same text, so that code reads naturally. */
function scalar(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') {
    return text === 'true';
  }
  return String(Number(text)) === text && Number.isFinite(Number(text)) ? Number(text) : text;
}

function populateOf(entries: readonly Population[]): QueryValue {
  const relations = entries
    .map((entry) => ({path: namesOnPath(entry.path), component: entry.on.trim(), details: detailsOf(entry)}))
    .filter(({path}) => path.length > 0);
  if (relations.every(({component, details}) => details === undefined && component === '')) {
    return relations.map(({path}) => path.join('.'));
  }
  const tree = bare();
  for (const {path, component, details} of relations) {
    plant(tree, path, component, details);
  }
  return tree as Query;
}

interface Tree {
  [key: string]: Tree | QueryValue;
}

/** An object without a prototype, because names come from a URL that anyone can write, and could be `__proto__`. */
function bare(): Tree {
  return Object.create(null) as Tree;
}

/** Adds an entry to the tree: deeper levels go below `populate`, a component of a dynamic zone goes below `on`. */
function plant(
  tree: Tree,
  [name = '', ...deeper]: readonly string[],
  component: string,
  details: Query | undefined,
): void {
  if (deeper.length > 0) {
    plant(branch(branch(tree, name), 'populate'), deeper, component, details);
  } else if (component !== '') {
    branch(branch(tree, name), 'on')[component] = details ?? true;
  } else if (details) {
    Object.assign(branch(tree, name), details);
  } else {
    tree[name] ??= true;
  }
}

function branch(level: Tree, name: string): Tree {
  if (typeof level[name] !== 'object') {
    level[name] = bare();
  }
  return level[name] as Tree;
}

function detailsOf({fields, sort, filters}: Population): Query | undefined {
  const details = compact({fields: names(fields), sort: names(sort), filters: filtersOf(filters)});
  return Object.keys(details).length > 0 ? details : undefined;
}

function paginationOf({mode, page, pageSize, start, limit, withCount}: Pagination): Query {
  const part: Record<string, string> = mode === 'page' ? {page, pageSize} : mode === 'offset' ? {start, limit} : {};
  return Object.fromEntries(
    Object.entries({...part, withCount: mode === 'none' ? '' : withCount})
      .filter(([, value]) => value.trim() !== '')
      .map(([key, value]) => [key, scalar(value.trim())]),
  );
}

function names(text: string, separator = ','): string[] {
  return text
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function namesOnPath(text: string): string[] {
  return names(text, '.');
}

/** Removes keys whose value is undefined, an empty string, an empty list or an empty object. */
function compact(values: Readonly<Record<string, QueryValue | undefined>>): Query {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        value !== undefined && value !== '' && (typeof value !== 'object' || Object.keys(value).length > 0),
    ),
  ) as Query;
}
