import {assert, describe, expect, it} from 'vitest';
import {readPage} from '../../shared/samples/readPage';
import {mutate, mutateAs} from '../mutation/mutate';
import {randomNumbers} from '../../shared/randomNumbers';

const sample = (opening: string, text: string) => {
  const [first] = readPage('a.mdx', `\`\`\`${opening}\n${text}\n\`\`\``).page.samples;
  assert(first);
  return first;
};

describe('mutate', () => {
  it('makes the same mistake for the same seed', () => {
    const http = sample('http', 'GET /api/cities?sort=name:asc');
    const made = Array.from({length: 20}, (_, seed) => mutate(http, randomNumbers(seed)));
    expect(made).toEqual(Array.from({length: 20}, (_, seed) => mutate(http, randomNumbers(seed))));
    expect(new Set(made.map((one) => one?.change)).size).toBeGreaterThan(1);
  });
});

describe('mutateAs', () => {
  it('misspells one word', () => {
    const change = mutateAs('misspelling', sample('http', 'GET /api/cities?sort=name'), () => 0.5);
    expect(change).toMatchObject({text: 'GET /api/cites?sort=name', from: 'cities', to: 'cites'});
  });

  it('does not change comments and placeholders', () => {
    expect(mutateAs('misspelling', sample('ts run', '// return nothing\n/* at all */'), () => 0)).toBeUndefined();
  });

  it('misspells programs, commands and options, not names an author makes up', () => {
    const command = sample('bash', 'npx strapi export --file backup');
    const seen = new Set(
      Array.from({length: 50}, (_, index) => mutateAs('misspelling', command, () => index / 50)?.from),
    );
    expect(seen).toEqual(new Set(['npx', 'strapi', 'export', 'file']));
  });

  const code = sample(
    'ts title="src/index.ts"',
    "import {x} from '@strapi/utils';\nif (a > 3) {\n  await b({status: 'draft'});\n}",
  );
  it.each([
    ['sibling', "await b({locale: 'draft'})"],
    ['value', "await b({status: 'published'})"],
    ['await', "  b({status: 'draft'})"],
    ['comparison', 'if (a >= 3)'],
    ['number', 'if (a > 4)'],
    ['import', "from '@strapi/strapi'"],
  ] as const)('makes a mistake of the kind %s', (change, text) => {
    expect(mutateAs(change, code, () => 0, ['locale'])?.text).toContain(text);
  });

  it('swaps verbs and file paths', () => {
    expect(mutateAs('verb', sample('http', 'POST /api/cities'), () => 0)?.text).toBe('PUT /api/cities');
    const controller = sample('ts title="src/api/city/controllers/city.ts"', 'export default {};');
    expect(mutateAs('path', controller, () => 0.9)?.title).toBe('src/api/city/controllers/citys.ts');
  });

  it("does not change paths of a reader's own website, but those of a project", () => {
    const path = (title: string) => mutateAs('path', sample(`ts title="${title}"`, 'a();'), () => 0.9)?.title;
    expect(path('client/describe.ts')).toBeUndefined();
    expect(path('website/session.ts')).toBeUndefined();
    expect(path('src/policies/owner.ts')).toBe('src/policies/owners.ts');
  });

  it('makes no mistake if there is no place for it', () => {
    expect(mutateAs('await', sample('http', 'GET /api/cities'), () => 0)).toBeUndefined();
    expect(mutateAs('value', sample('http', 'GET /api/cities'), () => 0)).toBeUndefined();
  });
});
