import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readSources} from '../../../../checks/shared/readSources';
import {assignFiles} from '../assignFiles';
import {mistakes} from '../mistakes';

describe('assignFiles', () => {
  it('finds a suitable page for each mistake', async () => {
    const tracked = (await readSources('docs')).map(({file}) => file);
    const assigned = assignFiles(mistakes, tracked, (file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
    expect(new Set(assigned.map(({file}) => file)).size).toBe(mistakes.length);
  });

  it('skips a page in which a mistake can’t be made', () => {
    const make = (source: string): string => {
      if (source === 'a') {
        throw new Error('Nothing to replace');
      }
      return `${source}!`;
    };
    const tracked = ['docs/cms/features/a.mdx', 'docs/cms/features/b.mdx'];
    const some = [
      {name: 'One', make},
      {name: 'Two', make: (source: string) => `${source}?`},
    ];
    expect(assignFiles(some, tracked, (file) => file.at(-5) ?? '').map(({content}) => content)).toEqual(['b!', 'a?']);
    expect(() => assignFiles([...some, {name: 'Three', make}], tracked, () => '')).toThrow(/No page is left.*Three/);
  });
});
