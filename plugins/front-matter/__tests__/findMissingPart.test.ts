import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {findMissingPart} from '../findMissingPart';
import type {FrontMatter} from '../schema';
import {frontMatterSchema} from '../schema';

const change = {area: 'database', affects_plugins: false} as const;
const sections = (...ids: string[]): string => ids.map((id) => `## Title {/* #${id} */}\n\nText.\n`).join('\n');

function missing(type: FrontMatter['type'], body: string, more: Partial<FrontMatter> = {}): string | undefined {
  const frontMatter = {title: 'A page', description: '', type, keywords: [], tags: [], ...more};
  return findMissingPart(frontMatter, `---\ntitle: A page\n---\n\n${body}`);
}

describe('findMissingPart', () => {
  it.each([
    ['tutorial', '1. Do this.\n\n## Next steps\n\nText.'],
    ['tutorial', '## 1. Begin\n\n## Step 2: Go on {/* #on */}\n\n## Next steps {/* #next */}'],
    ['how-to', '<Steps>\n\n   1. Do this.\n\n</Steps>'],
    ['how-to', '```bash\nnpm start\n```'],
    ['reference', '| Key | Meaning |\n| --- | --- |'],
    ['reference', '## A\n\n### B\n\n### C'],
    ['concept', 'See [the API](./api.mdx).'],
    ['concept', '<Card title="API" to="/cms/api" />'],
    ['migration', 'Text.'],
    ['fragment', "import Fragment from './_one.mdx';\n\n<Fragment />"],
  ] as const)('finds nothing missing on a %s: %s', (type, body) => {
    expect(missing(type, body)).toBeUndefined();
  });

  it.each([
    ['tutorial', 'Text.\n\n## Next steps', /numbered steps/],
    ['tutorial', '```text\n1. Not a step.\n```\n\n## Next steps', /numbered steps/],
    ['tutorial', '1. Do this.\n\n## What next', /ends with a section "Next steps"/],
    ['how-to', 'Text with `code`.', /a numbered list or a sample/],
    ['reference', '## A\n\n## B\n\n```text\n| a |\n## C\n```', /a table, or at least three headings/],
    ['concept', 'See [Node.js](https://nodejs.org).', /link to a page/],
    ['fragment', "import Fragment from './_one.mdx';\n\n<Fragment />\n\n## More", /without headings/],
    ['fragment', 'Text.', /only import and show one partial/],
  ] as const)('says what a %s lacks: %s', (type, body, message) => {
    expect(missing(type, body)).toMatch(message);
  });

  it('requires the sections of a page on a breaking change, in order', () => {
    const all = ['in-strapi-v4', 'in-strapi-5', 'migration', 'plugins'] as const;
    const more = {breaking_change: change};
    expect(missing('migration', sections('why', ...all), more)).toBeUndefined();
    expect(missing('migration', sections(...all.slice(0, 3)), more)).toMatch(
      /it has in-strapi-v4, in-strapi-5, migration$/,
    );
    expect(missing('migration', sections('in-strapi-5', 'in-strapi-v4', 'migration', 'plugins'), more)).toMatch(
      /order/,
    );
    expect(missing('migration', '## In Strapi 4', more)).toMatch(/it has none of them/);
    expect(missing('reference', sections(...all), more)).toBe(
      'a page with breaking_change must have the type migration',
    );
  });
});

it('every page in docs/ has what its type requires', () => {
  const docs = path.resolve(__dirname, '../../../docs');
  const pages = readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /(^|\/)[^_/][^/]*\.mdx$/.test(name));
  const problems = pages.flatMap((name) => {
    const source = readFileSync(path.join(docs, name), 'utf8');
    const frontMatter = frontMatterSchema.parse(parse(/^---\n([^]*?)\n---\n/.exec(source)?.[1] ?? ''));
    const problem = findMissingPart(frontMatter, source);
    return problem ? [`${name}: ${problem}`] : [];
  });
  expect(problems).toEqual([]);
  expect(pages.length).toBeGreaterThan(200);
});
