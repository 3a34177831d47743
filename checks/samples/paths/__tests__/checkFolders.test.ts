import {describe, expect, it} from 'vitest';
import {readPage} from '../../../shared/samples/readPage';
import {checkFolders} from '../checkFolders';

const pageOf = (file: string, text: string) => readPage(file, `\`\`\`bash\n${text}\n\`\`\``).page;
const other = pageOf('docs/b.mdx', 'ls /var/lib/apt/lists');
const find = (text: string) => {
  const page = pageOf('docs/a.mdx', text);
  return checkFolders([page], [page, other]).map(({line, message}) => `${line} ${message}`);
};

describe('checkFolders', () => {
  it('accepts the folders of other fences, and distinct names', () => {
    expect(find('rm -rf /var/lib/apt/lists\nls /srv/strapi')).toEqual([]);
    expect(find('curl http://localhost/var/lib')).toEqual([]);
  });

  it('reports a folder that resembles that of another fence', () => {
    expect(find('ls\nrm -rf /var/lib/ap/lists')).toEqual([
      '3 "/var/lib/ap" is nowhere else in the docs, and looks like "/var/lib/apt"',
    ]);
  });
});
