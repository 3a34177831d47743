import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createNextId, emptyDraft, exampleDraft, maxGroupLevels, newCondition, newGroup, newSortRule} from '../drafts';
import {operators, publicationFilters} from '../operators';
import {fromPermalink, toPermalink} from '../permalink';
import {toQuery} from '../toQuery';
import type {Condition, Draft, Group, Population, SortRule} from '../types';

const nextId = createNextId();
const encode = (value: unknown) => btoa(JSON.stringify(value));
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'id' ? undefined : inner)));

const text = fc.string({unit: 'grapheme'});
const id = fc.constant('');
const condition = fc.record<Condition>({
  kind: fc.constant('condition'),
  id,
  field: text,
  operator: fc.constantFrom(...operators.map(({name}) => name)),
  value: text,
});
const {filters} = fc.letrec<{filters: Group; child: Condition | Group}>((tie) => ({
  filters: fc.record<Group>({
    kind: fc.constant('group'),
    id,
    join: fc.constantFrom('$and', '$or', '$not'),
    children: fc.array(tie('child'), {maxLength: 2}),
  }),
  child: fc.oneof({maxDepth: 3}, condition, tie('filters')),
}));
const sort = fc.record<SortRule>({id, field: text, direction: fc.constantFrom('asc', 'desc')});
const populate = fc.record<Population>({id, path: text, on: text, fields: text, sort: text, filters});
const drafts = fc.record<Draft>({
  ...{server: text, endpoint: text, token: fc.boolean(), fields: text, filters, search: text},
  ...{sort: fc.array(sort), populateAll: fc.boolean(), populate: fc.array(populate, {maxLength: 2})},
  pagination: fc.record<Draft['pagination']>({
    mode: fc.constantFrom('none', 'page', 'offset'),
    ...{page: text, pageSize: text, start: text, limit: text},
    withCount: fc.constantFrom('', 'true', 'false'),
  }),
  locale: text,
  status: fc.constantFrom('', 'draft', 'published'),
  publicationFilter: fc.constantFrom('', ...publicationFilters),
});

describe('permalinks', () => {
  it('restore any draft, from characters that need no encoding', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const permalink = toPermalink(draft);
        expect(permalink).toMatch(/^[\w-]+$/);
        expect(withoutIds(fromPermalink(permalink, nextId))).toEqual(withoutIds(draft));
      }),
    );
  });

  it('are the same for the same query, whatever else was added and removed before', () => {
    expect(toPermalink(exampleDraft(nextId))).toBe(toPermalink(exampleDraft(createNextId())));
  });

  it('are short for an empty draft', () => {
    expect(atob(toPermalink(emptyDraft(nextId)))).toBe('{}');
  });

  it.each(['', '%%%', 'abc', encode(null), encode([1]), encode('text'), encode({search: '\xff'})])(
    'do not accept %j',
    (permalink) => {
      expect(fromPermalink(permalink, nextId)).toBeUndefined();
    },
  );

  it('drop what they do not know', () => {
    const opened = fromPermalink(
      encode({
        endpoint: 7,
        status: 'secret',
        publicationFilter: 'all',
        sort: [{field: 'name', direction: 'up'}, null],
        filters: {join: '$xor', children: [{field: 'name', operator: '$where', value: 'x'}, 3]},
        pagination: {mode: 'cursor', page: []},
      }),
      nextId,
    );
    expect(withoutIds(opened)).toEqual(
      withoutIds({
        ...emptyDraft(nextId),
        filters: newGroup(nextId, '$and', [newCondition(nextId, {field: 'name', value: 'x'})]),
        sort: [newSortRule(nextId, 'name')],
      }),
    );
  });

  it.each([
    [8, {filters: {deep: {$eq: 1}}}],
    [9, {}],
    [1000, {}],
  ])('limit nesting, with %i groups', (groups, query) => {
    let nested: unknown = {kind: 'condition', field: 'deep', value: '1'};
    for (let level = 0; level < groups; level += 1) {
      nested = {kind: 'group', children: [nested]};
    }
    const opened = fromPermalink(encode({filters: nested, populate: [{path: 'chef', filters: nested}]}), nextId);
    expect(opened && toQuery({...opened, populate: []})).toEqual(query);
    expect(opened?.populate[0] && toQuery({...opened, filters: opened.populate[0].filters, populate: []})).toEqual(
      query,
    );
  });

  it('open without the groups below the last level, and with the conditions beside them', () => {
    const condition = newCondition(nextId, {field: 'name', value: 'x'});
    const nest = (group: Group, levels: number): Group =>
      levels === 1 ? group : nest(newGroup(nextId, '$or', [group]), levels - 1);
    const deepest = newGroup(nextId, '$or', [condition]);
    const tooDeep = newGroup(nextId, '$or', [condition, newGroup(nextId, '$or', [condition])]);
    const draft = (filters: Group): Draft => ({...emptyDraft(nextId), filters});
    const expected = withoutIds(draft(nest(deepest, maxGroupLevels)));
    expect(withoutIds(fromPermalink(toPermalink(draft(nest(deepest, maxGroupLevels))), nextId))).toEqual(expected);
    expect(withoutIds(fromPermalink(toPermalink(draft(nest(tooDeep, maxGroupLevels))), nextId))).toEqual(expected);
  });

  it('give every node a unique identifier', () => {
    const filters = newGroup(nextId, '$and', [newCondition(nextId, {field: 'a'}), newCondition(nextId, {field: 'b'})]);
    const opened = fromPermalink(toPermalink({...emptyDraft(nextId), filters}), nextId);
    const ids = opened?.filters.children.map(({id}) => id) ?? [];
    expect(new Set(ids).size).toBe(2);
  });
});
