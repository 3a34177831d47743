import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {requestTabs} from '../build/requestTabs';
import {findFold} from '../core/findFold';

const code = (lang: string, meta: string, value: string): Code => ({type: 'code', lang, meta, value});
const body = (lines: number) => Array.from({length: lines}, (_, index) => `line ${index}`).join('\n');

async function transform(...children: Code[]): Promise<Root['children']> {
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
    expect(imported).toMatchObject({type: 'mdxjsEsm', value: expect.stringMatching(/\.json\?url'$/)});
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

  it('reports an invalid request', async () => {
    const file = new VFile({path: 'docs/page.mdx'});
    const tree: Root = {type: 'root', children: [code('http', '', 'Hello')]};
    await expect(requestTabs()(tree, file)).rejects.toThrow(/this isn't a request.*begins with a method/);
  });
});

describe('findFold', () => {
  const list = '{\n  "data": [],\n  "meta": {\n    "pagination": {"total": 3}\n  }\n}';

  it('collapses the meta of every list except the first', () => {
    expect([findFold(list, true), findFold(list, false)]).toEqual([undefined, 2]);
  });

  it('shows short responses in full', () => {
    expect(findFold(body(24), true)).toBeUndefined();
    expect(findFold('{\n  "data": {},\n  "meta": {}\n}', false)).toBeUndefined();
  });
});
