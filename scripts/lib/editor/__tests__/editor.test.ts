import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parsePage} from '../../../../checks/pages/readSourcePages';
import {screenshotNames} from '../../../../src/data/screenshots';
import {checkVocabulary} from '../../../../plugins/mdx-vocabulary/checkVocabulary';
import {loadRules} from '../../../../plugins/mdx-vocabulary/rules';
import {frontMatterJsonSchema} from '../frontMatterJsonSchema';
import {mdxSnippets} from '../mdxSnippets';

const folder = '../../../../.vscode';
type Snippets = Record<string, {prefix: string; body: string[]}>;

/** The result if a writer accepts the first choices and types nothing. */
const filledIn = (body: readonly string[]): string =>
  body
    .join('\n')
    .replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
    .replace(/to="\$\d+"/g, 'to="/cms/intro"')
    .replace(/<Icon name="\$\d+"/g, '<Icon name="gear"')
    .replace(/<Screenshot name="\$\d+"/g, `<Screenshot name="${screenshotNames[0]}"`)
    .replace(/\$\d+/g, 'text');

describe('files for editors (regenerate them with npm run test:unit -- editor -u)', () => {
  it('.vscode/front-matter.schema.json is generated from the front matter schema', async () => {
    await expect(frontMatterJsonSchema()).toMatchFileSnapshot(`${folder}/front-matter.schema.json`);
  });

  it('.vscode/mdx.code-snippets has every component and admonition', async () => {
    await expect(mdxSnippets()).toMatchFileSnapshot(`${folder}/mdx.code-snippets`);
  });

  it('the build accepts every snippet', () => {
    const snippets = Object.entries(JSON.parse(mdxSnippets()) as Snippets);
    expect(snippets.length).toBeGreaterThan(15);
    const problems = snippets.flatMap(([name, {body}]) => {
      const text = filledIn(body);
      const inPlace =
        name === 'TabItem' ? `<Tabs>\n${text}\n</Tabs>` : name === 'Card' ? `<Cards>\n${text}\n</Cards>` : text;
      const result = parsePage(`${name}.mdx`, inPlace);
      return 'page' in result ? checkVocabulary(result.page.root, loadRules()) : [result.finding];
    });
    expect(problems).toEqual([]);
  });

  it("the task's problem matcher parses the output of npm run check", () => {
    const {tasks} = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')) as {
      tasks: {problemMatcher?: {pattern: {regexp: string}}}[];
    };
    const [matcher] = tasks.flatMap(({problemMatcher}) => (problemMatcher ? [problemMatcher.pattern.regexp] : []));
    const match = new RegExp(matcher ?? '').exec('docs/cms/intro.mdx:12:3  "backend": these docs say back end');
    expect(match?.slice(1)).toEqual(['docs/cms/intro.mdx', '12', '3', '"backend": these docs say back end']);
  });
});
