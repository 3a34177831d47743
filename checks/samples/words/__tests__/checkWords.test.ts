import {describe, expect, it} from 'vitest';
import {readPage} from '../../../shared/samples/readPage';
import {checkWords} from '../checkWords';
import {isNear} from '../isNear';
import {splitWords} from '../splitWords';

const find = async (text: string, rest = '') => {
  const {page} = readPage('docs/a.mdx', `\`\`\`bash\n${text}\n\`\`\`\n${rest}`);
  return (await checkWords([page], [page])).map(({line, message}) => `${line} ${message}`);
};

describe('checkWords', () => {
  it('accepts words, names of our lists, ids and hashes', async () => {
    expect(
      await find('findMany(strapiServer) nouilles nghwx9jfkerfgdq6sofm40n6 #4945ff eyJhbGciOi.eyJpZCI6.abc'),
    ).toEqual([]);
  });

  it('reports a word that no dictionary has, also inside a name', async () => {
    expect(await find('ls\ncd restaurnatList')).toEqual(['3 "restaurnat" is in no dictionary']);
  });

  it('reports a word that is nowhere else, and near to a frequent one', async () => {
    const frequent = 'client '.repeat(5);
    expect(await find('clint()', frequent)).toEqual(['2 "clint" is nowhere else in the docs, and looks like "client"']);
    expect(await find('clint()', `${frequent} clint`)).toEqual([]);
    expect(await find('clint()')).toEqual([]);
  });
});

describe('isNear', () => {
  it.each([
    ['clint', 'client'],
    ['clieent', 'client'],
    ['cleint', 'client'],
    ['cliant', 'client'],
    ['ap', 'api'],
  ])('%s is near %s', (rare, frequent) => {
    expect(isNear(rare, frequent)).toBe(true);
  });

  it.each([
    ['client', 'client'],
    ['clients', 'client'],
    ['agent', 'client'],
    ['cleit', 'client'],
  ])("%s isn't near %s", (rare, frequent) => {
    expect(isNear(rare, frequent)).toBe(false);
  });
});

describe('splitWords', () => {
  it('splits names into their parts', () => {
    expect(splitWords('APP_KEYS restURL findMany').map(({text, index}) => `${index} ${text}`)).toEqual([
      '0 app',
      '4 keys',
      '9 rest',
      '13 url',
      '17 find',
      '21 many',
    ]);
  });
});
