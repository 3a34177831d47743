import {describe, expect, it} from 'vitest';
import {escapeRegExp} from '../../../src/lib/escapeRegExp';
import {deriveVariants, languagesOf} from '../core/deriveVariants';
import type {RequestFence} from '../core/types';

const types = {
  collections: new Set(['restaurants', 'reviews', 'rare-menu-items']),
  singles: new Set(['homepage']),
};
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
    ['a response with an error', 'GET /api/restaurants', {status: 400}, ['curl', 'js']],
    ['a header with a quote', "GET /api/restaurants\nX-Client: Max's kiosk", {}, ['js']],
    ['a body that is no JSON', 'POST /api/reviews\n\n{"data": {"note": 5,}}', {}, ['curl', 'js']],
    ['a body with a quote that is no JSON', 'POST /api/reviews\n\n{"data": {"note": \'5\'}}', {}, ['js']],
    ['a body in another format', 'POST /api/reviews\nContent-Type: a/b\n\n{"data": {}}', {}, ['curl', 'js']],
    ['a body with more than data', 'POST /api/reviews\n\n{"data": {}, "meta": {}}', {}, ['curl', 'js']],
    ['another prefix', 'GET /admin/restaurants', {}, ['curl', 'js']],
    ['a path below a document', `GET /api/restaurants/${id}/reviews`, {}, ['curl', 'js']],
    ['an id that is too long', `GET /api/restaurants/${id}0`, {}, ['curl', 'js']],
    ['an id that begins with something else', `GET /api/restaurants/0${id}`, {}, ['curl', 'js']],
    ['a document of a single type', `GET /api/homepage/${id}`, {}, ['curl', 'js']],
    ['a GET with a body', 'GET /api/restaurants\n\n{"data": {}}', {}, ['curl', 'js']],
    ['a POST without a body', 'POST /api/reviews', {}, ['curl', 'js']],
    ['a POST to a document', `POST /api/reviews/${id}\n\n{"data": {}}`, {}, ['curl', 'js']],
    ['a POST to a single type', 'POST /api/homepage\n\n{"data": {}}', {}, ['curl', 'js']],
    ['a PUT to a collection', 'PUT /api/reviews\n\n{"data": {}}', {}, ['curl', 'js']],
    ['a PUT without a body', `PUT /api/reviews/${id}`, {}, ['curl', 'js']],
    ['a DELETE of a collection', 'DELETE /api/reviews', {}, ['curl', 'js']],
    ['another method', `HEAD /api/reviews/${id}`, {}, ['curl', 'js']],
    ['an operation with variables', 'POST /graphql\n\n{"query": "{ a }", "variables": {}}', {}, ['curl', 'js']],
    ['an operation that is no text', 'POST /graphql\n\n{"query": 1}', {}, ['curl', 'js']],
    ['a PUT to the endpoint of operations', 'PUT /graphql\n\n{"query": "{ a }"}', {}, ['curl', 'js']],
    ['an operation at another path', 'POST /api/graphql\n\n{"query": "{ a }"}', {}, ['curl', 'js']],
    ['a single type', 'GET /api/homepage', {}, ['curl', 'js', 'client']],
    ['an operation', 'POST /graphql\n\n{"query": "{ menus { title } }"}', {}, ['curl', 'js', 'graphql']],
  ])('has the forms that can express %s', (_, text, more, expected) => {
    expect(languagesOf(fence(text, more), types)).toEqual(expected);
  });

  it.each([
    ['GET /api/restaurants', 'restaurants.find()'],
    [`GET /api/restaurants/${id}`, `restaurants.findOne('${id}')`],
    ['POST /api/restaurants\n\n{"data": {"name": "A"}}', "restaurants.create({ name: 'A' })"],
    [`DELETE /api/restaurants/${id}`, `restaurants.delete('${id}')`],
    ['GET /api/homepage', 'homepage.find()'],
    ['PUT /api/homepage\n\n{"data": {"title": "A"}}', "homepage.update({ title: 'A' })"],
    ['DELETE /api/homepage', 'homepage.delete()'],
    ['GET /api/rare-menu-items', 'rareMenuItems.find()'],
    ['GET /api/homepage?populate=*', "homepage.find({ populate: '*' })"],
    ['GET /api/homepage?sort=a,b&_q=c,d', "homepage.find({ sort: ['a', 'b'], _q: 'c,d' })"],
    ['GET /api/homepage?populate=a,b', "homepage.find({ populate: ['a', 'b'] })"],
  ])('writes %s as a call of the client', async (text, call) => {
    expect((await formsOf(text)).client).toMatch(new RegExp(`= await ${escapeRegExp(call)};$`));
  });

  it('gives the client the token', async () => {
    const {client} = await formsOf('GET /api/rare-menu-items\nAuthorization: Bearer <jwt:max>');
    expect(client?.split('\n').slice(2, -1)).toEqual([
      'const client = strapi({',
      "  baseURL: 'http://localhost:1337/api',",
      "  auth: '<JWT of Max>',",
      '});',
      "const rareMenuItems = client.collection('rare-menu-items');",
    ]);
  });

  it('reads numbers and booleans of a query as such if they are sent as written', async () => {
    const {js} = await formsOf(
      'GET /api/a?a[b]=1&a[c]=-2.5&a[d]=true&a[e]=false&a[f]=007&a[g]=1e3&a[h]=Infinity&a[i]=x&a[j][0]=5',
    );
    expect(js).toContain(
      [
        '    a: {',
        '      b: 1,',
        '      c: -2.5,',
        '      d: true,',
        '      e: false,',
        "      f: '007',",
        "      g: '1e3',",
        "      h: 'Infinity',",
        "      i: 'x',",
        '      j: [5],',
        '    },',
      ].join('\n'),
    );
  });

  it('writes a flat query as part of the URL, and keeps what is encoded', async () => {
    expect(await formsOf('GET /api/a?_q=a?&b=%26%20c')).toEqual({
      curl: "curl 'http://localhost:1337/api/a?_q=a?&b=%26%20c'",
      js: [
        "const response = await fetch('http://localhost:1337/api/a?_q=a?&b=%26%20c');",
        'const body = await response.json();',
      ].join('\n'),
    });
    expect((await formsOf('GET /api/homepage?_q=what?')).client).toContain("find({ _q: 'what?' })");
    expect((await formsOf("GET /api/a?_q=Max's")).js).toContain("/api/a?_q=Max%27s'");
  });

  it.each([
    ['HEAD /api/a', "curl -I 'http://localhost:1337/api/a'"],
    ['POST /api/a', "curl -X POST 'http://localhost:1337/api/a'"],
    ['POST /api/a\n\n{}', "curl 'http://localhost:1337/api/a' -H 'Content-Type: application/json' -d '{}'"],
    ['GET /api/a\n\n{}', "curl -X GET 'http://localhost:1337/api/a' -H 'Content-Type: application/json' -d '{}'"],
  ])('names the method of %j if curl would use another', async (text, command) => {
    expect((await formsOf(text)).curl).toBe(command);
  });

  it('reads the response body if there is one', async () => {
    const last = async (body: RequestFence['body']) =>
      (await formsOf('DELETE /api/users/5', {body})).js?.split('\n').at(-1);
    expect(await last('text')).toBe('const body = await response.text();');
    expect(await last(undefined)).toBe('});');
  });
});
