import {runInThisContext} from 'node:vm';
import qs from 'qs';
import {describe, expect, it} from 'vitest';
import {createNextId, exampleDraft} from '../drafts';
import {toUrl, toCurl, toJavaScript, toQueryString} from '../toCode';
import {toQuery} from '../toQuery';
import type {Query} from '../types';

const draft = {server: 'http://localhost:1337/', endpoint: '/restaurants/', token: false};

describe('toQueryString', () => {
  it('keeps brackets and encodes values', () => {
    expect(toQueryString({filters: {name: {$eq: 'A & B'}}, fields: ['name', 'rating']})).toBe(
      'filters[name][$eq]=A%20%26%20B&fields[0]=name&fields[1]=rating',
    );
  });

  it('is what qs reads back', () => {
    const query = toQuery(exampleDraft(createNextId()));
    expect(qs.parse(toQueryString(query))).toEqual(
      JSON.parse(JSON.stringify(query), (_, value: object | string | number | boolean) =>
        typeof value === 'object' ? value : String(value),
      ),
    );
  });
});

describe('toUrl', () => {
  it('joins server and endpoint with one slash each', () => {
    expect(toUrl(draft, {})).toBe('http://localhost:1337/api/restaurants');
    expect(toUrl(draft, {locale: 'fr'})).toBe('http://localhost:1337/api/restaurants?locale=fr');
    expect(toUrl({server: ' http://localhost// ', endpoint: ' /articles/a1/ '}, {})).toBe(
      'http://localhost/api/articles/a1',
    );
  });
});

describe('toJavaScript', () => {
  it('writes only the request for an empty query', () => {
    expect(toJavaScript(draft, {})).toBe(
      `const response = await fetch('http://localhost:1337/api/restaurants');
if (!response.ok) {
  throw new Error(\`Strapi responded with \${response.status}\`);
}
const { data, meta } = await response.json();`,
    );
  });

  it('writes the query over several lines, and the token as a header', () => {
    expect(
      toJavaScript(
        {...draft, token: true},
        {filters: {$or: [{price: {$lt: 20}}]}, populate: {chef: true, blocks: {on: {'shared.quote': true}}}},
      ),
    ).toBe(`import qs from 'qs';

const query = qs.stringify({
  filters: { $or: [{ price: { $lt: 20 } }] },
  populate: {
    chef: true,
    blocks: { on: { 'shared.quote': true } },
  },
}, { encodeValuesOnly: true });

const response = await fetch(\`http://localhost:1337/api/restaurants?\${query}\`, {
  headers: { Authorization: \`Bearer \${token}\` },
});
if (!response.ok) {
  throw new Error(\`Strapi responded with \${response.status}\`);
}
const { data, meta } = await response.json();`);
  });

  it('keeps short lists and objects on one line, and breaks others', () => {
    const query: Query = {
      filters: {$or: [{price: {$lt: 20}}, {isOpen: {$eq: true}, rating: {$gte: 4}}]},
      populate: {chef: {fields: ['name', 'email']}, categories: {filters: {title: {$containsi: 'vegetarian'}}}},
    };
    expect(toJavaScript(draft, query)).toContain(`qs.stringify({
  filters: {
    $or: [
      { price: { $lt: 20 } },
      {
        isOpen: { $eq: true },
        rating: { $gte: 4 },
      },
    ],
  },
  populate: {
    chef: { fields: ['name', 'email'] },
    categories: {
      filters: { title: { $containsi: 'vegetarian' } },
    },
  },
}, {`);
  });

  it.each<Query>([
    {filters: {name: {$eq: "O'Hara \\ Söhne\r\n2"}}},
    {filters: {"a\\'b": {$eq: true}}},
    toQuery(exampleDraft(createNextId())),
  ])('writes an object that is the query', (query) => {
    const source = /qs\.stringify\(([\s\S]*), \{ encodeValuesOnly/.exec(toJavaScript(draft, query))?.[1] ?? '';
    expect(runInThisContext(`(${source})`)).toEqual(query);
  });

  it.each<[Query, string]>([
    [{}, ''],
    [{locale: 'fr'}, '?locale=fr'],
  ])('writes the URL of any server so that it stays the same, with the query %j', (query, end) => {
    const code = toJavaScript({...draft, server: "http://x/${y}`\\'"}, query);
    const source = /fetch\((.*)\);/.exec(code)?.[1] ?? '';
    expect(runInThisContext(`{ const query = 'locale=fr'; ${source} }`)).toBe(
      `http://x/\${y}\`\\'/api/restaurants${end}`,
    );
  });
});

describe('toCurl', () => {
  it('quotes the URL for a shell', () => {
    expect(toCurl({...draft, token: true}, {filters: {name: {$eq: "L'Atelier"}}})).toBe(
      'curl --globoff \'http://localhost:1337/api/restaurants?filters[name][$eq]=L%27Atelier\' \\\n  --header "Authorization: Bearer $TOKEN"',
    );
    expect(toCurl({...draft, endpoint: "a'b"}, {})).toBe("curl --globoff 'http://localhost:1337/api/a'\\''b'");
  });
});
