import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readSources} from '../../shared/readSources';
import {findUnusedRules} from '../subjects';

const file = 'checks/tables/subjects.ts';
const own = {file, source: readFileSync(file, 'utf8')};

describe('findUnusedRules', () => {
  it('finds a table in the docs for each rule', async () => {
    expect(findUnusedRules(await readSources('docs'), own)).toEqual([]);
  });

  it('reports, at its line, a rule whose page, heading or header is gone', async () => {
    const sources = (await readSources('docs'))
      .filter((page) => page.file !== 'docs/cms/configurations/api.mdx')
      .map((page) => ({
        file: page.file,
        source: page.source.replace('{/* #strapi-build */}', '{/* #build */}').replace('| Option of `ssl`', '| Key'),
      }));
    const found = findUnusedRules(sources, own);
    expect(found.map(({message}) => message)).toEqual([
      expect.stringMatching(/^no table matches 'cms\/configurations\/api', so npm run samples no longer compares it/),
      expect.stringMatching(/'cms\/configurations\/database#connection Option of ssl'/),
      expect.stringMatching(/'cms\/cli#strapi-build'/),
    ]);
    const lines = own.source.split('\n');
    expect(found.map(({line, column}) => lines[line - 1]?.slice(column - 1))).toEqual([
      expect.stringMatching(/^'cms\/configurations\/api': /),
      expect.stringMatching(/^'cms\/configurations\/database#connection Option of ssl': /),
      expect.stringMatching(/^'cms\/cli#strapi-build': /),
    ]);
  });
});
