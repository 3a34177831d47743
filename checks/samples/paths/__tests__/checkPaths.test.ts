import {describe, expect, it} from 'vitest';
import {readPage} from '../../../shared/samples/readPage';
import {checkPaths} from '../checkPaths';

const pageOf = (...titles: string[]) =>
  readPage('docs/a.mdx', titles.map((title) => `\`\`\`ts title="${title}"\na();\n\`\`\``).join('\n')).page;
const find = (...titles: string[]) => {
  const page = pageOf(...titles);
  return checkPaths([page], [page]).map(({line, message}) => `${line} ${message}`);
};

describe('checkPaths', () => {
  it.each([
    'config/server.ts',
    'config/env/production/server.ts',
    'config/mailing.ts',
    'src/index.ts',
    'src/api/dish/controllers/dish.ts',
    'src/plugins/kitchen/admin/src/components/Oven.tsx',
    'server.js',
  ])('accepts %s', (title) => {
    expect(find(title)).toEqual([]);
  });

  it.each([
    ['a folder that projects do not have', 'src/api/dish/controller/dish.ts', /no folder src\/api\/dish\/controller/],
    [
      'a folder that plugins do not have',
      'src/plugins/a/servers/src/index.ts',
      /no folder src\/plugins\/a\/servers\/src/,
    ],
    ['a file of config that looks like another', 'config/servers.ts', /Strapi doesn't read config\/servers/],
  ])('reports %s', (_, title, message) => {
    expect(find(title)).toEqual([expect.stringMatching(message)]);
  });

  it('reports a path that differs from others by an s', () => {
    expect(
      find('src/api/dish/services/dish.ts', 'src/api/dish/routes/dish.ts', 'src/api/dishs/controllers/dish.ts'),
    ).toEqual(['7 no other title has "src/api/dishs", but some have "src/api/dish"']);
  });

  it('reports a folder that the samples application has in the singular', () => {
    const page = readPage('docs/a.mdx', '```ts title="src/api/homepages/services/homepage.ts"\n```').page;
    expect(checkPaths([page], [page])).toEqual([
      expect.objectContaining({message: 'no other title has "src/api/homepages", but some have "src/api/homepage"'}),
    ]);
  });
});
