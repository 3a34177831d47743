import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {linter} from '../support/linter';

const root = path.resolve(__dirname, '../..');

/** @returns whether lint rejects a component because of an untranslated text */
async function isRejected(file: string, jsx: string): Promise<boolean> {
  const source = `export default function Sample({open, name, go}: Props) {\n  return ${jsx};\n}\n`;
  const [result] = await linter.lintText(source, {filePath: path.join(root, file)});
  expect(result?.messages.filter(({fatal}) => fatal)).toEqual([]);
  return result?.messages.some(({ruleId}) => ruleId === 'no-restricted-syntax') ?? false;
}

const component = 'src/components/TableHeader/index.tsx';

describe('text that readers see comes from translate', () => {
  // The first file loads all ESLint plugins.
  beforeAll(() => isRejected(component, '<p />'), 60_000);

  it.each([
    ['<p>Not found</p>'],
    ["<p>{'Not found'}</p>"],
    ['<p>{`Not found: ${name}`}</p>'],
    ["<p>{open ? 'Show less' : 'Show more'}</p>"],
    ["<p>{open && 'Show less'}</p>"],
    ["<>{name || 'Untitled'}</>"],
    ['<button aria-label="Close" />'],
    ["<button title={open ? 'Close' : name} />"],
    ['<input placeholder={`Search ${name}`} />'],
    ['<img alt="A cat" />'],
    ["<p {...(open && {'aria-label': 'Table, scrollable'})} />"],
    ["<p ref={(element) => { element.title = 'Close'; }} />"],
    ["<p ref={(element) => element.setAttribute('aria-label', 'Close')} />"],
  ])('rejects %s', async (jsx) => {
    expect(await isRejected(component, jsx)).toBe(true);
  });

  it.each([
    ['<p><Translate id="a">Not found</Translate></p>'],
    ['<p><Translate id="a" values={{name}}>{\'Not found: {name}\'}</Translate></p>'],
    ["<p title={translate({id: 'a', message: 'Close'})}>{translate({id: 'b', message: 'Not found'})}</p>"],
    ["<p aria-label={open ? translate({id: 'a', message: 'Close'}) : name}>{name} · {1}</p>"],
    ["<p {...(open && {'aria-label': translate({id: 'a', message: 'Close'})})} />"],
    ['<p><code>npm run build</code></p>'],
    ["<p className={open ? 'is-open' : 'is-closed'} role=\"status\">{name}</p>"],
  ])('accepts %s', async (jsx) => {
    expect(await isRejected(component, jsx)).toBe(false);
  });

  it.each([
    'src/mdx/Badge/index.tsx',
    'src/theme/Footer/index.tsx',
    'src/pages/_home/index.tsx',
    'plugins/ask/client/AskDialog.tsx',
    'plugins/search/client/dialog/ResultList.tsx',
  ])('checks %s', async (file) => {
    expect(await isRejected(file, '<p>Not found</p>')).toBe(true);
  });
});
