import type {Condition, Draft, Group, Join, Population, SortRule} from './types';

/**
 * How many levels of groups there can be, counting the outermost one. Permalinks need a limit, because anyone may have
 * written them, and the form has the same one, so that it never makes a permalink that opens with less.
 */
export const maxGroupLevels = 8;

/** Returns a new id with each call, unique within one page. */
export type NextId = () => string;

/** @returns a function that returns `n1`, `n2` and so on */
export function createNextId(): NextId {
  let last = 0;
  return () => `n${(last += 1)}`;
}

export function newCondition(nextId: NextId, values: Partial<Omit<Condition, 'kind' | 'id'>> = {}): Condition {
  return {kind: 'condition', id: nextId(), field: '', operator: '$eq', value: '', ...values};
}

export function newGroup(nextId: NextId, join: Join = '$and', children: Group['children'] = []): Group {
  return {kind: 'group', id: nextId(), join, children};
}

export function newSortRule(nextId: NextId, field = '', direction: SortRule['direction'] = 'asc'): SortRule {
  return {id: nextId(), field, direction};
}

export function newPopulation(nextId: NextId, values: Partial<Omit<Population, 'id'>> = {}): Population {
  return {id: nextId(), path: '', on: '', fields: '', sort: '', filters: newGroup(nextId), ...values};
}

/** Placeholders of empty fields. They're names from the samples application, so they aren't translated. */
export const samples = {
  locale: 'fr',
  field: 'chef.name',
  sortField: 'name',
  relation: 'chef.hometown',
  component: 'shared.quote',
  fields: 'name, rating',
  sort: 'name:desc',
} as const;

/** @returns a draft without any query parameters */
export function emptyDraft(nextId: NextId): Draft {
  return {
    server: 'http://localhost:1337',
    endpoint: 'restaurants',
    token: false,
    fields: '',
    filters: newGroup(nextId),
    search: '',
    sort: [],
    populateAll: false,
    populate: [],
    pagination: {mode: 'none', page: '1', pageSize: '25', start: '0', limit: '25', withCount: ''},
    locale: '',
    status: '',
    publicationFilter: '',
  };
}

/** @returns the draft that the form shows initially, which the page explains */
export function exampleDraft(nextId: NextId): Draft {
  return {
    ...emptyDraft(nextId),
    fields: 'name, rating',
    filters: newGroup(nextId, '$and', [
      newCondition(nextId, {field: 'isOpen', operator: '$eq', value: 'true'}),
      newGroup(nextId, '$or', [
        newCondition(nextId, {field: 'rating', operator: '$gte', value: '4.5'}),
        newCondition(nextId, {field: 'chef.name', operator: '$startsWith', value: 'Kenji'}),
      ]),
    ]),
    sort: [newSortRule(nextId, 'rating', 'desc')],
    populate: [newPopulation(nextId, {path: 'chef', fields: 'name'})],
    pagination: {...emptyDraft(nextId).pagination, mode: 'page', pageSize: '2'},
  };
}
