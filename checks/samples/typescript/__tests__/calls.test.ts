import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {checkPromises} from '../checkPromises';
import {checkQueries} from '../checkQueries';

const sourceOf = (text: string) => ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);

describe('checkQueries', () => {
  const find = (query: string) =>
    checkQueries(sourceOf(`import qs from 'qs';\nqs.stringify(${query});`)).map(
      ({line, message}) => `${line} ${message}`,
    );

  it.each([
    "{filters: {rating: {$gte: 4}, $and: [{name: 'a'}]}, sort: ['rating:desc'], pagination: {page, pageSize: 10}}",
    "{populate: {chef: {fields: ['name'], populate: '*'}}, fields: ['name'], locale}",
    "{customer: 'Kai'}",
  ])('accepts %s', (query) => {
    expect(find(query)).toEqual([]);
  });

  it.each([
    ['an unknown parameter', "{filter: {name: 'a'}}", /a query has no "filter"/],
    ['an unknown operator', '{filters: {rating: {$gteq: 4}}}', /no "\$gteq"/],
    ['an unknown field', "{fields: ['nme']}", /no "nme"/],
    ['an unknown relation', '{populate: {chief: {}}}', /no "chief"/],
    ['an unknown parameter of pagination', '{pagination: {size: 1}}', /pagination has no "size"/],
    ['an unknown order', "{sort: 'name:down'}", /sort has no "down"/],
  ])('reports %s', (_, query, message) => {
    expect(find(query)[0]).toMatch(message);
  });

  it('reads queries of the client and of URLSearchParams', () => {
    const client = "import {strapi} from '@strapi/client';\nstrapi().collection('a').find({sorted: 'name'});";
    expect(checkQueries(sourceOf(client))).toMatchObject([{line: 2, message: 'a query has no "sorted"'}]);
    const bracketed = "new URLSearchParams({'fields[0]': 'nme', 'sort[0]': 'name'});";
    expect(checkQueries(sourceOf(bracketed))).toMatchObject([{message: 'any content type has no "nme"'}]);
  });
});

describe('checkPromises', () => {
  const find = (text: string) => {
    const host = ts.createCompilerHost({});
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (name, ...rest) => (name === 'a.ts' ? sourceOf(text) : read(name, ...rest));
    const program = ts.createProgram(['a.ts'], {types: [], lib: ['lib.es2020.d.ts']}, host);
    const source = program.getSourceFile('a.ts');
    return source ? checkPromises(source, program.getTypeChecker()).map(({line}) => line) : [];
  };
  const work = 'declare function work(): Promise<void>;\n';

  it('reports a call that is not awaited', () => {
    expect(find(`${work}async function a() {\n  work();\n}`)).toEqual([3]);
  });

  it.each(['await work();', 'void work();', 'return work();', 'work().catch(() => undefined);', 'isNaN(1);'])(
    'accepts %s',
    (statement) => {
      expect(find(`${work}async function a() {\n  ${statement}\n}`)).toEqual([]);
    },
  );
});
