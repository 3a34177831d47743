import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {exportedValue, membersOf, textOf, valuesOf} from '../syntax';

const parse = (text: string) => ts.createSourceFile('sample.ts', text, ts.ScriptTarget.Latest, true);
const exported = (text: string) => exportedValue(parse(text));

describe('exportedValue', () => {
  it.each([
    ['an object', "export default {a: '1'};"],
    ['an object with a type', "export default ({a: '1'} as Config) satisfies Config;"],
    ['module.exports', "module.exports = {a: '1'};"],
    ['a name', "const config = {a: '1'}; export default config;"],
    ['a function that returns it', "export default ({env}) => ({a: '1'});"],
    [
      'a function that returns a name',
      "export default () => { const own = {}; return config; }; const config = {a: '1'};",
    ],
  ])('finds %s', (_, text) => {
    expect(exported(text)?.getText()).toBe("{a: '1'}");
  });

  it.each(['', 'const config = {};', 'export const config = {};', 'const config = config; export default config;'])(
    'finds nothing in "%s"',
    (text) => {
      expect(exported(text)).toBeUndefined();
    },
  );
});

describe('membersOf and valuesOf', () => {
  const literal = exported("export default {a: '1', 'b-c': 2, d, e() {}, [f]: 3, ...g} as const;");

  it('find members by name, but neither computed names nor spreads', () => {
    expect([...membersOf(literal).keys()]).toEqual(['a', 'b-c', 'd', 'e']);
  });

  it('find values with their property as parent, and the name of a shorthand property', () => {
    const values = [...valuesOf(literal)].map(([name, value]) => [name, value.getText(), value.parent.getText()]);
    expect(values).toEqual([
      ['a', "'1'", "a: '1'"],
      ['b-c', '2', "'b-c': 2"],
      ['d', 'd', 'd'],
    ]);
  });

  it('find nothing in what is no object', () => {
    expect(membersOf(exported('export default [1];')).size + valuesOf(undefined).size).toBe(0);
  });
});

it('reads the text of a string literal, and none of anything else', () => {
  expect(textOf(exported("export default 'a';"))).toBe('a');
  expect([textOf(exported('export default 1;')), textOf(undefined)]).toEqual(['', '']);
});
