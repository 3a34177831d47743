import {describe, expect, it} from 'vitest';
import {deriveVariants, languagesOf} from '../core/deriveVariants';
import type {RequestFence} from '../core/types';

const types = {collections: new Set(['restaurants', 'reviews']), singles: new Set(['homepage'])};
const id = 'nghwx9jfkerfgdq6sofm40n6';
const fence = (text: string, more: Partial<RequestFence> = {}): RequestFence => ({
  text,
  status: 200,
  body: 'json',
  ...more,
});

async function formsOf(text: string, more: Partial<RequestFence> = {}): Promise<Record<string, string>> {
  const variants = await deriveVariants(fence(text, more), types);
  return Object.fromEntries(variants.map(({language, text: form}) => [language, form]));
}

describe('deriveVariants', () => {
  it('writes a nested query as an object', async () => {
    expect(
      await formsOf('GET /api/restaurants\n?filters[name][$eq]=A B\n&populate[0]=chef\n&fields=name,price'),
    ).toEqual({
      curl: "curl -g 'http://localhost:1337/api/restaurants?filters[name][$eq]=A%20B&populate[0]=chef&fields=name,price'",
      js: [
        "import qs from 'qs';",
        '',
        'const query = qs.stringify(',
        '  {',
        "    filters: { name: { $eq: 'A B' } },",
        "    populate: ['chef'],",
        "    fields: 'name,price',",
        '  },',
        '  { encodeValuesOnly: true }',
        ');',
        'const response = await fetch(`http://localhost:1337/api/restaurants?${query}`);',
        'const body = await response.json();',
      ].join('\n'),
      client: [
        "import { strapi } from '@strapi/client';",
        '',
        "const client = strapi({ baseURL: 'http://localhost:1337/api' });",
        "const restaurants = client.collection('restaurants');",
        'const response = await restaurants.find({',
        "  filters: { name: { $eq: 'A B' } },",
        "  populate: ['chef'],",
        "  fields: ['name', 'price'],",
        '});',
      ].join('\n'),
    });
  });

  it('sends the body and the token, with a placeholder for the latter', async () => {
    const forms = await formsOf(
      `PUT /api/restaurants/${id}\nAuthorization: Bearer <jwt:max>\n\n{"data": {"name": "Max's"}}`,
    );
    expect(forms.curl).toBe(
      `curl -X PUT 'http://localhost:1337/api/restaurants/${id}' -H 'Content-Type: application/json' ` +
        String.raw`-H 'Authorization: Bearer <JWT of Max>' -d '{"data": {"name": "Max\u0027s"}}'`,
    );
    expect(forms.js).toContain("Authorization: 'Bearer <JWT of Max>'");
    expect(forms.js).toContain(`body: JSON.stringify({ data: { name: "Max's" } })`);
    expect(forms.client).toContain(`restaurants.update('${id}', {\n  name: "Max's",\n})`);
  });

  it.each([
    ['a query with a quote', "GET /api/restaurants?filters[name]=L'Arc&_q=a!b"],
    ['a body with quotes and dollars', 'POST /api/reviews\n\n{"data": {"content": "It\'s $5, `really`"}}'],
    ['a body over several lines', 'POST /api/reviews\n\n{\n  "data": {}\n}'],
  ])('quotes %s for bash and PowerShell alike', async (_, text) => {
    const {curl = ''} = await formsOf(text);
    const [command = '', ...quoted] = curl.split("'");
    expect(quoted.length % 2, curl).toBe(0);
    const outside = [command, ...quoted.filter((_part, index) => index % 2 === 1)].join('');
    expect(outside).toMatch(/^curl [\w -]*$/);
  });

  it.each([
    ['another API', 'POST /api/auth/local\n\n{"identifier": "a", "password": "b"}', {}, ['curl', 'js']],
    ['a path of a custom route', 'GET /api/restaurants/open', {}, ['curl', 'js']],
    ['a header of your own', 'GET /api/restaurants\nX-Client: kiosk', {}, ['curl', 'js']],
    ['a response with an error', 'GET /api/restaurants', {status: 403}, ['curl', 'js']],
    ['a header with a quote', "GET /api/restaurants\nX-Client: Max's kiosk", {}, ['js']],
    ['a body that is no JSON', 'POST /api/reviews\n\n{"data": {"note": 5,}}', {}, ['curl', 'js']],
    ['a single type', 'GET /api/homepage', {}, ['curl', 'js', 'client']],
    ['an operation', 'POST /graphql\n\n{"query": "{ menus { title } }"}', {}, ['curl', 'js', 'graphql']],
  ])('has the forms that can express %s', (_, text, more, expected) => {
    expect(languagesOf(fence(text, more), types)).toEqual(expected);
  });

  it('reads the response body if there is one', async () => {
    const last = async (body: RequestFence['body']) =>
      (await formsOf('DELETE /api/users/5', {body})).js?.split('\n').at(-1);
    expect(await last('text')).toBe('const body = await response.text();');
    expect(await last(undefined)).toBe('});');
  });
});
