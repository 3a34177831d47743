import {page as doc} from '../support/fixtureDefaults';
import type {FixtureSite} from '../support/fixtureSite';

const fence = (opening: string, ...lines: readonly string[]): string => ['```' + opening, ...lines, '```'].join('\n');

const paragraph =
  'A paragraph that fills some lines, with a [link](./quick-start.mdx), a piece of `code`, and **strong** words, so that each of them is seen in running text.';

const guide = `${paragraph}

:::tip[A callout]
Something to keep in mind.
:::

## First heading

1. The first step.
2. The second step, with a list:
   - one point
   - another point

:::warning
Something that goes wrong.
:::

### A smaller heading

${paragraph}

## Last heading

${Array.from({length: 8}, () => paragraph).join('\n\n')}`;

const table = `${paragraph}

## Options

| Option | Type | Description | Default |
| --- | --- | --- | --- |
${['host', 'port', 'url', 'proxy', 'logger']
  .map((name) => `| \`${name}\` | \`string\` | What the option does, and when to set it. | \`undefined\` |`)
  .join('\n')}

${paragraph}`;

const requests = `${paragraph}

<ApiCall>

${fence('http', 'GET /api/restaurants', '  ?sort=rating:desc', '  &fields=name,rating')}

${fence('json response', '{', '  "data": [', '    {"id": 6, "name": "Biscotte", "rating": 4.5}', '  ],', '  "meta": {}', '}')}

</ApiCall>`;

const code = `${paragraph}

<Tabs groupId="code-language">
<TabItem value="js" label="JavaScript">

${fence('js title="config/server.js" {2}', 'module.exports = ({ env }) => ({', "  host: env('HOST', '0.0.0.0'),", '  // A comment.', "  port: env.int('PORT', 1337),", '});')}

</TabItem>
<TabItem value="ts" label="TypeScript">

${fence('ts title="config/server.ts"', 'export default {};')}

</TabItem>
</Tabs>

${fence('bash', 'npm run build')}

${fence('diff', '- const before = 1;', '+ const after = 2;')}

${fence('json', '{"name": "application", "private": true, "count": 3}')}`;

const first = {group: ['Getting Started']};

/**
 * The pages in the screenshots. They belong to these tests, so that edits of the docs don't change any screenshot; only
 * the interface does.
 */
export const visualSite: FixtureSite = {
  name: 'visual',
  docs: {
    'cms/guide.mdx': doc('A guide', guide, {...first, sidebar_position: 3}),
    'cms/table.mdx': doc('A reference', table, {...first, sidebar_position: 4}),
    'cms/requests.mdx': doc('Requests', requests, {...first, sidebar_position: 5}),
    'cms/code.mdx': doc('Code', code, {...first, sidebar_position: 6}),
    'cms/backend.mdx': doc('Backend', 'Text.', {group: ['Development', 'Back-end customization']}),
  },
};
