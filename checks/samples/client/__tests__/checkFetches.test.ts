import {describe, expect, it} from 'vitest';
import {readPage} from '../../../shared/samples/readPage';
import {checkFetches, checkStart} from '../checkFetches';

const routes = [
  {method: 'GET', path: '/api/restaurants'},
  {method: 'PUT', path: '/api/restaurants/:id'},
  {method: 'POST', path: '/api/upload'},
];
const find = (text: string) =>
  readPage('a.mdx', `\`\`\`ts title="client/a.ts"\n${text}\n\`\`\``)
    .page.samples.flatMap((sample) => checkFetches(sample, routes))
    .map(({line, message}) => `${line} ${message}`);

describe('checkFetches', () => {
  it.each([
    'fetch(`${host}/api/restaurants?sort=name`);',
    "fetch(`https://cms.example.com/api/restaurants/${id}`, {method: 'PUT', headers: {Authorization: a}});",
    "fetch('https://api.github.com/user', {headers: {'User-Agent': 'a'}});",
    "fetch(`${api}${path}`, {method: 'POST'});",
    'fetch(`${host}/api/of-this-page/1`);',
    'fetch(`${host}/elsewhere`);',
    "async () => { const answer = await fetch(`${host}/api/upload`, {method: 'POST'}); return answer.status === 201; };",
  ])('accepts %s', (text) => {
    expect(find(text)).toEqual([]);
  });

  it.each([
    [
      'another method',
      "\nfetch(`${host}/api/restaurants/1`, {method: 'POST'});",
      "2 /api/restaurants/1 doesn't accept POST",
    ],
    ['a path that is none', 'fetch(`${host}/api/restaurants/a/b`);', '1 there is no route /api/restaurants/a/b'],
    ['a misspelled prefix', 'fetch(`${host}/ap/restaurants`);', '1 "ap" isn\'t a path prefix that Strapi serves'],
    [
      'a header that nobody reads',
      'fetch(`${host}/api/restaurants`, {headers: {authorisation: a}});',
      '1 "authorisation" isn\'t a header that Strapi reads',
    ],
    [
      'an option that fetch has not',
      'fetch(`${host}/api/restaurants`, {header: a});',
      '1 a request of fetch has no "header"',
    ],
    [
      'a refusal that never comes',
      'async () => { const answer = await fetch(`${host}/api/restaurants`); return answer.status === 405; };',
      '1 GET /api/restaurants never responds with 405',
    ],
    [
      'a status that never comes',
      "async () => { const answer = await fetch(`${host}/api/upload`, {method: 'POST'}); return answer.status === 202; };",
      '1 POST /api/upload never responds with 202',
    ],
  ])('reports %s', (_, text, message) => {
    expect(find(text)).toEqual([message]);
  });
});

describe('checkStart', () => {
  const start = (text: string) =>
    readPage('a.mdx', `\`\`\`http\n${text}\n\`\`\``).page.samples.flatMap((sample) => checkStart(sample, routes));

  it('only reports a misspelled start of a path', () => {
    expect(start('GET /api/anything')).toEqual([]);
    expect(start('GET /kitchen/summary')).toEqual([]);
    expect(start('GET /ap/restaurants')).toEqual([
      expect.objectContaining({line: 1, message: '"ap" isn\'t a path prefix that Strapi serves'}),
    ]);
  });
});
