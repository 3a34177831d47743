import {describe, expect, it} from 'vitest';
import {measureCoverage} from '../measureCoverage';

const kind = {
  kind: 'keys',
  names: ['host', 'cron.enabled', '$eq', '--file'],
  pages: ['cms/configurations'],
  home: 'cms/configurations/server',
};
const measure = (page: string, source: string) => measureCoverage(kind, new Map([[page, source]])).missing;

describe('measureCoverage', () => {
  it('counts names in inline code, headings and fences of pages of that kind', () => {
    const source = '## The host\n\n`cron.enabled`, `$eq`\n\n```bash\nnpx strapi export --file a\n```';
    expect(measure('cms/configurations/server', source)).toEqual([]);
  });

  it('counts a nested key of a configuration file', () => {
    const source = '```ts title="config/server.ts"\nexport default { cron: {\n  enabled: true } };\n```';
    expect(measure('cms/configurations/server', source)).toEqual(['host', '$eq', '--file']);
  });

  it('counts routes in requests with values, and as adjacent method and path', () => {
    const routes = {...kind, names: ['GET /api/users/:id', 'PUT /api/users/:id', 'DELETE /api/users/:id']};
    const source =
      '```http\nGET /api/users/12?fields=name\n```\n\n| `PUT` | `/api/users/:id` |\n\n`DELETE` | `/api/users/12/friends`';
    expect(measureCoverage(routes, new Map([['cms/configurations', source]])).missing).toEqual([
      'DELETE /api/users/:id',
    ]);
  });

  it.each([
    ['prose', 'cms/configurations/server', 'The host, cron.enabled, $eq and --file.'],
    ['an unrelated page', 'cms/features/media', '`host` `cron.enabled` `$eq` `--file`'],
    ['longer names', 'cms/configurations/server', '`hostname` `cron.enabledAt` `$eqi` `--file-name` `--no--file`'],
  ])('does not count %s', (_, page, source) => {
    expect(measure(page, source)).toEqual(['host', 'cron.enabled', '$eq', '--file']);
  });
});
