import {toHast} from 'mdast-util-to-hast';
import type {Nodes} from 'hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {breakNames} from '..';

/** @returns the content of the code in a table's first column, with a vertical line for each place where it may break */
function seamsOf(page: string): string[] {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(page);
  breakNames()(tree);
  return codeIn(toHast(tree));
}

function codeIn(node: Nodes): string[] {
  if (!('children' in node)) {
    return [];
  }
  return 'tagName' in node && node.tagName === 'code'
    ? [node.children.map((child) => ('value' in child ? child.value : '|')).join('')]
    : node.children.flatMap(codeIn);
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
])('%s breaks between its words in the first of two columns', (name, expected) => {
  expect(seamsOf(`| A | B |\n|-|-|\n| \`${name}\` | \`TRANSFER_TOKEN_SALT\` |`)).toEqual([
    expected,
    'TRANSFER_TOKEN_SALT',
  ]);
});

it('leaves other tables and text as they are', () => {
  expect(seamsOf('`TRANSFER_TOKEN_SALT`\n\n| A | B | C |\n|-|-|-|\n| `TRANSFER_TOKEN_SALT` |  |  |')).toEqual([
    'TRANSFER_TOKEN_SALT',
    'TRANSFER_TOKEN_SALT',
  ]);
});
