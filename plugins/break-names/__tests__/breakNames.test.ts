import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import {breakNames} from '..';

/** @returns the content of each `code` of a page, with a vertical line for each place where it may break */
async function seamsOf(page: string): Promise<string[]> {
  const {default: Page} = await evaluate(page, {...runtime, remarkPlugins: [remarkGfm, breakNames]});
  // Docusaurus shows Markdown's code as a block if it contains elements.
  const code = ({children}: {children?: unknown}) =>
    typeof children === 'string' ? createElement('code', {}, children) : 'block';
  const html = renderToStaticMarkup(createElement(Page, {components: {code}}));
  return [...html.matchAll(/block|<code>(.*?)<\/code>/g)].map(([all, text = all]) => text.replaceAll('<wbr/>', '|'));
}

it.each([
  ['TRANSFER_TOKEN_SALT', 'TRANSFER_|TOKEN_|SALT'],
  ['createCoreController', 'create|Core|Controller'],
  ['admin.auth.secret', 'admin.|auth.|secret'],
  ['/api/auth/local', '/api/|auth/|local'],
  ['--non-interactive', '--non-|interactive'],
  ['plugin::upload.file', 'plugin::upload.|file'],
  ['registerHook(name)', 'register|Hook|(name)'],
  ['filters[name][$eq]', 'filters|[name][$eq]'],
  ['JWT_SECRET', 'JWT_|SECRET'],
  ['uninterrupted', 'uninterrupted'],
  ['APP_KEYS', 'APP_KEYS'],
])('%s breaks between its words in the first of two columns', async (name, expected) => {
  expect(await seamsOf(`| A | B |\n|-|-|\n| \`${name}\` | \`TRANSFER_TOKEN_SALT\` |`)).toEqual([
    expected,
    'TRANSFER_TOKEN_SALT',
  ]);
});

it('leaves other tables and text as they are', async () => {
  expect(await seamsOf('`TRANSFER_TOKEN_SALT`\n\n| A | B | C |\n|-|-|-|\n| `TRANSFER_TOKEN_SALT` |  |  |')).toEqual([
    'TRANSFER_TOKEN_SALT',
    'TRANSFER_TOKEN_SALT',
  ]);
});
