import {describe, expect, it} from 'vitest';
import {readPage} from '../../../shared/samples/readPage';
import {checkAgreement} from '../checkAgreement';
import {checkTwins} from '../checkTwins';

const route = (method: string) =>
  `export default {\n  routes: [\n    {\n      method: '${method}',\n      path: '/notes',\n      handler: 'note.create',\n    },\n  ],\n};`;
const pageOf = (file: string, text: string) => readPage(file, `\`\`\`ts title="src/a.ts"\n${text}\n\`\`\``).page;
const find = (text: string, others: readonly string[]) => {
  const page = pageOf('docs/a.mdx', text);
  return checkTwins([page], [page, ...others.map((other, index) => pageOf(`docs/${index}.mdx`, other))]);
};

describe('checkTwins', () => {
  it('reports a line that differs from several fences in the same place', () => {
    expect(find(route('PUT'), [route('POST'), route('POST')])).toEqual([
      {
        file: 'docs/a.mdx',
        line: 5,
        message: '2 other samples have a different line here, and none has this one',
        fix: "they have method: 'POST',",
      },
    ]);
  });

  it('accepts a line that another fence also has, and one that differs from only one fence', () => {
    expect(find(route('PUT'), [route('POST'), route('POST'), route('PUT')])).toEqual([]);
    expect(find(route('PUT'), [route('POST')])).toEqual([]);
  });

  it('accepts a fence that differs in more places, or in a name that it declares', () => {
    const two = (text: string) => `${text}\n${text}`;
    expect(find(two(route('PUT')), [two(route('POST')), two(route('POST'))])).toEqual([]);
    const page = (name: string) =>
      `function ${name}() {}\nexport default function Page() {\n  return (\n    <${name} />\n  );\n}`;
    expect(find(page('Orders'), [page('Notes'), page('Notes')])).toEqual([]);
  });

  it('accepts the uid of what a fence configures, but not another one', () => {
    const provider = (uid: string, called = uid) =>
      `add({\n  uid: '${uid}',\n  name: '${uid}',\n  scope: ['email'],\n  secret: env('S'),\n  url: urlOf('${called}'),\n  icon: 'a.svg',\n});`;
    const others = [provider('google'), provider('google')];
    expect(find(provider('okta'), others)).toEqual([]);
    expect(find(provider('okta', 'goggle'), others)).toHaveLength(1);
  });
});

describe('checkAgreement', () => {
  const schemaOf = (file: string, kind: string) =>
    readPage(file, `\`\`\`json title="src/api/a/schema.json"\n{\n  "kind": "${kind}"\n}\n\`\`\``).page;

  it('reports a schema whose kind differs from another page', () => {
    const page = schemaOf('docs/a.mdx', 'singleType');
    expect(checkAgreement([page], [page, schemaOf('docs/b.mdx', 'singleType')])).toEqual([]);
    expect(checkAgreement([page], [page, schemaOf('docs/b.mdx', 'collectionType')])).toEqual([
      expect.objectContaining({line: 3, message: 'kind is singleType here, and collectionType at docs/b.mdx:1'}),
    ]);
  });
});
