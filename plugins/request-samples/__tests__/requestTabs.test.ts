import type {Code, Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {markSamples, requestTabs} from '../build/requestTabs';
import {findFold} from '../core/findFold';

const code = (lang: string, meta: string, value: string): Code => ({type: 'code', lang, meta, value});
const body = (lines: number) => Array.from({length: lines}, (_, index) => `line ${index}`).join('\n');

const list = '{\n  "data": [],\n  "meta": {\n    "pagination": {"total": 3}\n  }\n}';

async function transform(...children: RootContent[]): Promise<RootContent[]> {
  const tree: Root = {type: 'root', children};
  await requestTabs()(tree, new VFile({path: 'docs/page.mdx'}));
  return tree.children;
}

describe('requestTabs', () => {
  it('replaces a request with a component, without the markers for tokens', async () => {
    const [imported, sample] = await transform(
      code('http', '', 'GET /api/restaurants\nAuthorization: Bearer <jwt:max>'),
      code('json', 'response', '{}'),
    );
    expect(imported).toMatchObject({type: 'mdxjsEsm', value: expect.stringMatching(/\/[0-9a-f]{8}\.json\?url'$/)});
    expect(sample).toMatchObject({
      name: 'RequestSample',
      attributes: [
        {name: 'code', value: 'GET /api/restaurants\nAuthorization: Bearer <JWT of Max>'},
        {name: 'id'},
        {name: 'languages', value: 'curl js client'},
        {name: 'source'},
      ],
    });
  });

  it.each(['v4', 'http-only', 'no-check="sends an email"'])(
    'only removes the markers from a request with %s',
    async (meta) => {
      expect(await transform(code('http', meta, 'GET /a\nAuthorization: Bearer <jwt:kai>'))).toMatchObject([
        {type: 'code', value: 'GET /a\nAuthorization: Bearer <JWT of Kai>'},
      ]);
    },
  );

  it('marks where a long response is collapsed, and which one is a result of code', async () => {
    const [, short, , long] = await transform(
      code('ts', 'run', 'return 1;'),
      code('json', 'response', '1'),
      code('graphql', '', '{ a }'),
      code('json', 'response status=400', body(30)),
    );
    expect(short).toMatchObject({meta: 'response result'});
    expect(long).toMatchObject({meta: 'response status=400 fold=16'});
  });

  it('replaces a request inside of other blocks', async () => {
    const children: RootContent[] = [code('http', '', 'GET /api/restaurants')];
    const [, steps] = await transform({
      type: 'blockquote',
      children: [{type: 'text', value: 'Text'}, ...children],
    } as never);
    expect(steps).toMatchObject({type: 'blockquote', children: [{type: 'text'}, {name: 'RequestSample'}]});
  });

  it('collapses the meta of every list after the first, and counts only lists', async () => {
    const [one, first, second, third] = await transform(
      code('json', 'response', '{\n  "data": {},\n  "meta": {}\n}'),
      ...[list, list, list].map((text) => code('json', 'response', text)),
    );
    expect([one, first, second, third]).toMatchObject([
      {meta: 'response'},
      {meta: 'response'},
      {meta: 'response fold=2'},
      {meta: 'response fold=2'},
    ]);
  });

  it('marks only responses', async () => {
    expect(await transform(code('json', '', body(30)), code('ts', 'response', body(30)))).toMatchObject([
      {meta: ''},
      {meta: 'response'},
    ]);
  });

  it('reports an invalid request', async () => {
    const file = new VFile({path: 'docs/page.mdx'});
    const tree: Root = {type: 'root', children: [code('http', '', 'Hello')]};
    await expect(requestTabs()(tree, file)).rejects.toThrow(/this isn't a request.*begins with a method/);
  });
});

describe('markSamples', () => {
  it('removes the markers from requests, which stay text, and marks results', () => {
    const children = [
      code('http', '', 'GET /a\nAuthorization: Bearer <jwt:kai>'),
      code('ts', 'run', 'return 1;'),
      code('json', 'response', '1'),
    ];
    markSamples()({type: 'root', children});
    expect(children).toMatchObject([
      {lang: 'http', value: 'GET /a\nAuthorization: Bearer <JWT of Kai>'},
      {value: 'return 1;'},
      {meta: 'response result'},
    ]);
  });
});

describe('findFold', () => {
  it('shows short responses in full', () => {
    expect([findFold(`${body(24)}\n`, true), findFold(body(25), true)]).toEqual([undefined, 16]);
    expect(findFold('{\n  "data": {},\n  "meta": {}\n}', false)).toBeUndefined();
  });
});
