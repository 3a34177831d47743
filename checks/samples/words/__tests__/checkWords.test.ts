import {describe, expect, it} from 'vitest';
import {readPage} from '../../../shared/samples/readPage';
import {checkWords} from '../checkWords';

const find = async (text: string, rest = '') => {
  const {page} = readPage('docs/a.mdx', `\`\`\`bash\n${text}\n\`\`\`\n${rest}`);
  return (await checkWords([page], [page])).map(({line, message}) => `${line} ${message}`);
};

describe('checkWords', () => {
  it('accepts words, names in our lists, ids and hashes', async () => {
    expect(
      await find('findMany(strapiServer) nouilles nghwx9jfkerfgdq6sofm40n6 #4945ff eyJhbGciOi.eyJpZCI6.abc'),
    ).toEqual([]);
  });

  it('reports a word that is in no dictionary, even inside a name', async () => {
    expect(await find('ls\ncd restaurnatList')).toEqual(['3 "restaurnat" isn\'t in any dictionary']);
  });

  it('reports a word that is nowhere else, and similar to a frequent one', async () => {
    const frequent = 'client '.repeat(5);
    expect(await find('clint()', frequent)).toEqual(['2 "clint" is nowhere else in the docs, and looks like "client"']);
    expect(await find('clint()', `${frequent} clint`)).toEqual([]);
    expect(await find('clint()')).toEqual([]);
  });
});
