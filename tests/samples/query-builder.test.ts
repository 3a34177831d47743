import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ensureInstalled} from '../../checks/shared/lab/install';
import {Lab} from '../../checks/shared/lab/lab';
import {
  createNextId,
  emptyDraft,
  exampleDraft,
  newCondition,
  newGroup,
  newPopulation,
  newSortRule,
} from '../../src/lib/queryBuilder/drafts';
import {operators, publicationFilters} from '../../src/lib/queryBuilder/operators';
import {toQueryString} from '../../src/lib/queryBuilder/toCode';
import {toQuery} from '../../src/lib/queryBuilder/toQuery';
import type {Draft} from '../../src/lib/queryBuilder/types';

const nextId = createNextId();
const condition = (field: string, operator: string, value: string) => newCondition(nextId, {field, operator, value});

let lab: Lab;

beforeAll(async () => {
  await ensureInstalled();
  lab = await Lab.start();
});

afterAll(() => lab.stop());

async function ask(values: Partial<Draft>) {
  const draft = {...emptyDraft(nextId), ...values};
  const response = await lab.request({
    method: 'GET',
    path: `/api/${draft.endpoint}?${toQueryString(toQuery(draft))}`,
    headers: {authorization: `Bearer ${lab.tokens.token}`},
  });
  return {status: response.status, body: response.body as {data: Record<string, unknown>[]; error?: {message: string}}};
}

describe('queries of the query builder, sent to the samples application with strict parameters', () => {
  it('find what the example describes', async () => {
    const {body} = await ask(exampleDraft(nextId));
    expect(body.data.map(({name, chef}) => [name, (chef as {name: string}).name])).toEqual([
      ['La Petite Fourchette', 'Ada Moreau'],
      ['Biscotte Restaurant', 'Ada Moreau'],
    ]);
  });

  const names = {fields: 'name', sort: [newSortRule(nextId, 'name')]};

  it('nest groups', async () => {
    const filters = newGroup(nextId, '$and', [
      newGroup(nextId, '$not', [condition('chef.hometown.name', '$eq', 'Lyon')]),
      newGroup(nextId, '$or', [
        newGroup(nextId, '$and', [condition('price', '$gte', '16'), condition('price', '$lt', '20')]),
        condition('name', '$in', 'Sushi Corner, Nowhere'),
      ]),
    ]);
    const {body} = await ask({...names, filters});
    expect(body.data.map(({name}) => name)).toEqual(['Green Bowl', 'Noodle Lab', 'Sushi Corner']);
  });

  it.each(operators.map(({name, operand}) => [name, operand] as const))(
    'accept the operator %s',
    async (name, operand) => {
      const value = operand === 'many' ? '16, 20' : operand === 'boolean' ? 'true' : '16';
      const {status, body} = await ask({
        ...names,
        filters: newGroup(nextId, '$and', [condition('price', name, value)]),
      });
      expect(body.error?.message).toBeUndefined();
      expect(status).toBe(200);
    },
  );

  it.each(publicationFilters)('accept the publication filter %s', async (publicationFilter) => {
    expect((await ask({...names, status: 'draft', publicationFilter})).status).toBe(200);
  });

  it('populate relations, deeper levels, dynamic zones and everything', async () => {
    const {body} = await ask({
      endpoint: 'articles',
      fields: 'title',
      filters: newGroup(nextId, '$and', [condition('slug', '$eq', 'where-to-have-brunch')]),
      populate: [
        newPopulation(nextId, {path: 'blocks', on: 'shared.quote', fields: 'title'}),
        newPopulation(nextId, {path: 'authors.hometown', fields: 'name'}),
        newPopulation(nextId, {
          path: 'category',
          filters: newGroup(nextId, '$and', [condition('name', '$eq', 'nothing')]),
        }),
      ],
    });
    expect(body.error?.message).toBeUndefined();
    expect(body.data[0]).toMatchObject({
      blocks: [{__component: 'shared.quote', title: 'Ada Moreau'}],
      authors: [{hometown: {name: expect.any(String) as string}}],
      category: null,
    });
    expect((await ask({populate: [newPopulation(nextId, {path: 'cover'})]})).status).toBe(200);
    expect((await ask({populateAll: true})).status).toBe(200);
  });

  it('select a page of a list, a locale and search terms', async () => {
    const pagination = {...emptyDraft(nextId).pagination, mode: 'offset' as const, start: '1', limit: '1'};
    const page = await ask({...names, locale: 'fr', pagination});
    expect(page.body.data.map(({name}) => name)).toEqual(['Restaurant Biscotte']);
    expect((await ask({...names, search: 'pasta'})).body.data.map(({name}) => name)).toEqual(['Pasta e Basta']);
  });

  it('are rejected if they name a missing field, so that these tests can fail', async () => {
    expect((await ask({fields: 'nothing'})).status).toBe(400);
  });
});
