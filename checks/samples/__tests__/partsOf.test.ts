import {expect, it} from 'vitest';
import {readPage} from '../../shared/samples/readPage';
import {textOf} from '../passedSamples';
import {partsOf} from '../requests/partsOf';

const source = [
  'A sentence.',
  '```http\nGET /api/cities\n```',
  '```js title="src/policies/is-open.js"\nmodule.exports = () => true;\n```',
  '```http\nGET /api/chefs\n```',
  '```js title="config/api.js"\nmodule.exports = {};\n```',
  '```http\nGET /api/menus\n```',
  '```js title="scripts/count.js"\nconsole.log(1);\n```',
].join('\n\n');

/** Everything that determines the result of each part of the page, which is also its key in the cache. */
const deciding = (text: string): string[] => partsOf(readPage('a.mdx', text).page).map(({samples}) => textOf(samples));

const changed = (from: string, to: string): number[] => {
  const before = deciding(source);
  return deciding(source.replace(from, to)).flatMap((text, part) => (text === before[part] ? [] : [part]));
};

it('has a part for each application of a page, and one for scripts and tests', () => {
  expect(deciding(source)).toHaveLength(4);
});

it('has parts that only change if an edit concerns them', () => {
  expect(changed('A sentence.', 'Another sentence,\n\nand one more.')).toEqual([]);
  expect(changed('/api/cities', '/api/towns')).toEqual([0]);
  // The file belongs to every application from there on, and to the script's project.
  expect(changed('() => true', '() => false')).toEqual([1, 2, 3]);
  expect(changed('/api/menus', '/api/menu')).toEqual([2]);
  expect(changed('console.log(1)', 'console.log(2)')).toEqual([2, 3]);
  expect(changed('```http\nGET /api/chefs', '```http status=404\nGET /api/chefs')).toEqual([1]);
  expect(changed('```http\nGET /api/chefs', '```http undone\nGET /api/chefs')).toEqual([1]);
});
