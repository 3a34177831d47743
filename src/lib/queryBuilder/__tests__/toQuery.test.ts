import {describe, expect, it} from 'vitest';
import {createNextId, emptyDraft, exampleDraft, newCondition, newGroup, newPopulation, newSortRule} from '../drafts';
import {fromPermalink} from '../permalink';
import {toQueryString} from '../toCode';
import {countGaps, toQuery} from '../toQuery';
import type {Draft} from '../types';

const nextId = createNextId();
const draft = (values: Partial<Draft>): Draft => ({...emptyDraft(nextId), ...values});
const condition = (field: string, operator: string, value: string) => newCondition(nextId, {field, operator, value});

describe('toQuery', () => {
  it('is empty for an empty draft', () => {
    expect(toQuery(emptyDraft(nextId))).toEqual({});
  });

  it('writes the example', () => {
    expect(toQuery(exampleDraft(nextId))).toEqual({
      filters: {isOpen: {$eq: true}, $or: [{rating: {$gte: 4.5}}, {chef: {name: {$startsWith: 'Kenji'}}}]},
      sort: ['rating:desc'],
      fields: ['name', 'rating'],
      populate: {chef: {fields: ['name']}},
      pagination: {page: 1, pageSize: 2},
    });
  });

  it('puts conditions on one field into $and, so that none is lost', () => {
    const filters = newGroup(nextId, '$and', [condition('price', '$gte', '16'), condition('price', '$lt', '20')]);
    expect(toQuery(draft({filters}))).toEqual({filters: {$and: [{price: {$gte: 16}}, {price: {$lt: 20}}]}});
  });

  it('nests groups, and negates them', () => {
    const filters = newGroup(nextId, '$and', [
      newGroup(nextId, '$not', [condition('slug', '$eq', 'x'), condition('price', '$lt', '3')]),
      newGroup(nextId, '$or', [newGroup(nextId, '$and', []), condition('name', '$eq', 'Noodle Lab')]),
    ]);
    expect(toQuery(draft({filters}))).toEqual({
      filters: {$not: {slug: {$eq: 'x'}, price: {$lt: 3}}, name: {$eq: 'Noodle Lab'}},
    });
  });

  it.each([
    ['$in', 'a, b,,', ['a', 'b']],
    ['$in', 'a', ['a']],
    ['$between', '16, 20', [16, 20]],
    ['$null', 'false', false],
    ['$notNull', '', true],
    ['$eq', '007', '007'],
    ['$eq', '4.50', '4.50'],
    ['$eq', 'Infinity', 'Infinity'],
    ['$eq', '', ''],
  ])('converts %s of "%s" to %j', (operator, value, expected) => {
    const filters = newGroup(nextId, '$and', [condition('field', operator, value)]);
    expect(toQuery(draft({filters}))).toEqual({filters: {field: {[operator]: expected}}});
  });

  it('drops incomplete conditions, and counts them', () => {
    const filters = newGroup(nextId, '$and', [
      condition(' . ', '$eq', '1'),
      newGroup(nextId, '$or', [condition('slug', '$in', ' , ')]),
    ]);
    expect(toQuery(draft({filters, sort: [newSortRule(nextId)], populate: [newPopulation(nextId)]}))).toEqual({});
    expect(countGaps(draft({filters}))).toBe(2);
    const relation = {...newPopulation(nextId, {path: 'chef'}), filters};
    expect(countGaps(draft({populate: [relation]}))).toBe(2);
    expect(countGaps(draft({populate: [relation], populateAll: true}))).toBe(0);
  });

  it('treats $between as complete with two values', () => {
    const filters = newGroup(nextId, '$and', [condition('price', '$between', '1'), condition('name', '$eq', 'a')]);
    expect(toQuery(draft({filters}))).toEqual({filters: {name: {$eq: 'a'}}});
    expect(countGaps(draft({filters}))).toBe(1);
  });

  it('ignores spaces around names and numbers, and dots without a name', () => {
    const filters = newGroup(nextId, '$and', [condition(' chef . name. ', '$eq', '1')]);
    const sort = [newSortRule(nextId, ' name ', 'desc'), newSortRule(nextId, ' '), newSortRule(nextId, ' slug ')];
    const pagination = {...emptyDraft(nextId).pagination, mode: 'offset' as const, start: ' 5 ', limit: ' '};
    expect(toQuery(draft({filters, sort, pagination, locale: ' fr '}))).toEqual({
      filters: {chef: {name: {$eq: 1}}},
      sort: ['name:desc', 'slug'],
      pagination: {start: 5},
      locale: 'fr',
    });
    const relation = newPopulation(nextId, {path: ' chef . hometown. ', on: ' '});
    const populate = [relation, newPopulation(nextId, {path: ' . '})];
    expect(toQuery(draft({populate}))).toEqual({populate: ['chef.hometown']});
    expect(toQuery(draft({populate: [{...relation, on: ' a.b '}]}))).toEqual({
      populate: {chef: {populate: {hometown: {on: {'a.b': true}}}}},
    });
  });

  it('lists relations by name if they have no parameters', () => {
    const populate = [newPopulation(nextId, {path: 'cover'}), newPopulation(nextId, {path: 'chef.hometown'})];
    expect(toQuery(draft({populate}))).toEqual({populate: ['cover', 'chef.hometown']});
  });

  it('nests relations with parameters, and components of a dynamic zone', () => {
    const populate = [
      newPopulation(nextId, {path: 'chef'}),
      newPopulation(nextId, {path: 'chef.hometown', fields: 'name'}),
      newPopulation(nextId, {
        path: 'categories',
        sort: 'name:desc',
        filters: newGroup(nextId, '$and', [condition('slug', '$eq', 'vegan')]),
      }),
      newPopulation(nextId, {path: 'blocks', on: 'shared.quote'}),
      newPopulation(nextId, {path: 'blocks', on: 'shared.media', fields: 'id'}),
    ];
    expect(toQuery(draft({populate}))).toEqual({
      populate: {
        chef: {populate: {hometown: {fields: ['name']}}},
        categories: {sort: ['name:desc'], filters: {slug: {$eq: 'vegan'}}},
        blocks: {on: {'shared.quote': true, 'shared.media': {fields: ['id']}}},
      },
    });
  });

  it.each([
    ['a relation', [{path: '__proto__', fields: 'pwned', sort: 'a'}]],
    ['a deeper relation', [{path: 'a.__proto__.b', on: 'x.y'}]],
    ['a component', [{path: '__proto__', on: '__proto__', fields: 'pwned'}]],
  ])('treats __proto__ like any other name, of %s', (_, populate) => {
    const opened = fromPermalink(btoa(JSON.stringify({populate})), nextId);
    const query = opened && toQueryString(toQuery(opened));
    expect({}).not.toHaveProperty('fields');
    expect({}).not.toHaveProperty('on');
    expect({}).not.toHaveProperty('populate');
    expect(query).toContain('[__proto__]');
    const honest = [newPopulation(nextId, {path: 'chef', fields: 'name'}), newPopulation(nextId, {path: 'cover'})];
    expect(toQueryString(toQuery(draft({populate: honest})))).toBe(
      'populate[chef][fields][0]=name&populate[cover]=true',
    );
  });

  it('keeps a condition on __proto__ next to another', () => {
    const filters = newGroup(nextId, '$and', [condition('__proto__', '$eq', 'x'), condition('name', '$eq', 'y')]);
    expect(toQueryString(toQuery(draft({filters})))).toBe('filters[__proto__][$eq]=x&filters[name][$eq]=y');
  });

  it('populates everything with one star', () => {
    expect(toQuery(draft({populateAll: true, populate: [newPopulation(nextId, {path: 'chef'})]}))).toEqual({
      populate: '*',
    });
  });

  it.each([
    [
      {mode: 'page' as const, page: '2'},
      {page: 2, pageSize: 25},
    ],
    [{mode: 'offset' as const, start: '5', limit: ''}, {start: 5}],
    [{mode: 'offset' as const}, {start: 0, limit: 25}],
    [
      {mode: 'page' as const, withCount: 'false' as const},
      {page: 1, pageSize: 25, withCount: false},
    ],
    [{mode: 'none' as const, withCount: 'false' as const}, undefined],
  ])('writes pagination %j', (values, expected) => {
    const pagination = {...emptyDraft(nextId).pagination, ...values};
    expect(toQuery(draft({pagination}))).toEqual({pagination: expected});
  });

  it('writes search, status, language and the publication filter', () => {
    expect(toQuery(draft({search: ' pasta ', status: 'draft', locale: 'fr', publicationFilter: 'modified'}))).toEqual({
      _q: 'pasta',
      status: 'draft',
      locale: 'fr',
      publicationFilter: 'modified',
    });
  });
});
