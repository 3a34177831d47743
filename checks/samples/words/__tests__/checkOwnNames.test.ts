import {describe, expect, it} from 'vitest';
import {readPage} from '../../../shared/samples/readPage';
import {checkOwnNames} from '../checkOwnNames';

const find = (opening: string, text: string, rest = '') =>
  checkOwnNames(readPage('docs/a.mdx', `\`\`\`${opening}\n${text}\n\`\`\`\n${rest}`).page).map(
    ({line, message}) => `${line} ${message}`,
  );

describe('checkOwnNames', () => {
  it.each([
    ['a service', 'yaml title="compose.yaml"', 'services:\n  mail:\n    build: .', '3', 'service mail'],
    ['an image', 'yaml title="compose.yaml"', 'x:\n    image: acme/shop:1.0', '3', 'image acme/shop'],
    ['a plugin', 'ts title="config/plugins.ts"', "export default {\n  'my-chat': {\n  },\n};", '3', 'plugin my-chat'],
    [
      'an option of a middleware',
      'ts title="config/middlewares.ts"',
      "export default [{ name: 'global::a', config: { text: 'b' } }];",
      '2',
      'option of a middleware text',
    ],
  ])('reports %s that the page names nowhere else', (_, opening, text, line, what) => {
    expect(find(opening, text)).toEqual([`${line} nothing else on this page names the ${what}`]);
    expect(find(opening, text, `Here is ${what.split(' ').at(-1)}.`)).toEqual([]);
  });
});
