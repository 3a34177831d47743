import {describe, expect, it} from 'vitest';
import {createNextId, emptyDraft, exampleDraft, newCondition, newGroup} from '../drafts';
import {fromPermalink, toPermalink} from '../permalink';
import {toQuery} from '../toQuery';

const nextId = createNextId();
const encode = (value: unknown) => btoa(JSON.stringify(value));

describe('permalinks', () => {
  it('restore a draft', () => {
    const draft = {...exampleDraft(nextId), token: true, search: 'crème brûlée 🍮', locale: 'fr'};
    const text = toPermalink(draft);
    expect(text).toMatch(/^[\w-]+$/);
    const opened = fromPermalink(text, nextId);
    expect(opened && toQuery(opened)).toEqual(toQuery(draft));
    expect(opened).toMatchObject({server: draft.server, endpoint: draft.endpoint, token: true});
  });

  it('are short for an empty draft', () => {
    expect(atob(toPermalink(emptyDraft(nextId)))).toBe('{}');
  });

  it.each(['', '%%%', 'abc', encode(null), encode([1]), encode('text')])('do not accept %j', (text) => {
    expect(fromPermalink(text, nextId)).toBeUndefined();
  });

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
    expect(opened && toQuery(opened)).toEqual({filters: {name: {$eq: 'x'}}, sort: ['name']});
    expect(opened?.endpoint).toBe('restaurants');
  });

  it('limit nesting', () => {
    let filters: unknown = {children: [{field: 'deep', value: '1'}]};
    for (let level = 0; level < 1000; level += 1) {
      filters = {kind: 'group', children: [filters]};
    }
    const opened = fromPermalink(encode({filters}), nextId);
    expect(opened && toQuery(opened)).toEqual({});
  });

  it('give every node a unique identifier', () => {
    const filters = newGroup(nextId, '$and', [newCondition(nextId, {field: 'a'}), newCondition(nextId, {field: 'b'})]);
    const opened = fromPermalink(toPermalink({...emptyDraft(nextId), filters}), nextId);
    const ids = opened?.filters.children.map(({id}) => id) ?? [];
    expect(new Set(ids).size).toBe(2);
  });
});
