import {describe, expect, it} from 'vitest';
import {readSources} from '../../shared/readSources';
import {readTables} from '../readTables';
import {unusedRules} from '../subjects';

describe('rules about tables', () => {
  it('each match a table in the docs', async () => {
    const sources = await readSources('docs');
    expect(unusedRules(sources.flatMap(({file, source}) => readTables(file, source)))).toEqual([]);
  });

  it('are reported if their table is gone', async () => {
    const sources = (await readSources('docs')).filter(({file}) => !file.endsWith('configurations/api.mdx'));
    expect(unusedRules(sources.flatMap(({file, source}) => readTables(file, source)))).toEqual([
      'cms/configurations/api',
    ]);
  });
});
