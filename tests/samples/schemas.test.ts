import {beforeAll, describe, expect, it} from 'vitest';
import {ensureInstalled} from '../../checks/shared/lab/install';
import {readPage} from '../../checks/shared/samples/readPage';
import {checkTypes} from '../../checks/samples/typescript/checkTypes';

const attribute = (options: object): [title: string, value: object] => ['An attribute', {name: options}];

/** JSON fences with one mistake each, and what the compiler says about it. */
const mistakes: ReadonlyArray<readonly [what: string, fence: [title: string, value: object], message: RegExp]> = [
  ['an unknown option of an attribute', attribute({type: 'string', requird: true}), /requird/],
  ['an option of another type', attribute({type: 'integer', maxLength: 3}), /maxLength/],
  ['a type that does not exist', attribute({type: 'strng'}), /strng/],
  [
    'a relation that does not exist',
    attribute({type: 'relation', relation: 'oneToMny', target: 'api::a.a'}),
    /oneToMny/,
  ],
  [
    'a side of a relation',
    attribute({type: 'relation', relation: 'oneToOne', target: 'api::a.a', mapedBy: 'b'}),
    /mapedBy/,
  ],
  ['a kind of file', attribute({type: 'media', allowedTypes: ['vidoes']}), /vidoes/],
  [
    'an option of a content type',
    ['src/api/a/content-types/a/schema.json', {kind: 'collectionType', options: {draftAndPublis: true}}],
    /draftAndPublis/,
  ],
];

const right: ReadonlyArray<[title: string, value: object]> = [
  attribute({type: 'customField', customField: 'global::stars', required: true}),
  ['src/components/a/b.json', {info: {displayName: 'B'}, attributes: {allergens: {type: 'json', default: []}}}],
];

describe('content types in JSON', () => {
  let problems: ReturnType<typeof checkTypes>;
  const fences = [...mistakes.map(([, fence]) => fence), ...right].map(
    ([title, value]) => `\`\`\`json title="${title}"\n${JSON.stringify(value, null, 2)}\n\`\`\``,
  );

  beforeAll(async () => {
    await ensureInstalled();
    // One page, so that Strapi's types are compiled once.
    problems = checkTypes([readPage('a.mdx', fences.join('\n')).page], []);
  });

  it.each(mistakes.map(([what, , message], index) => ({what, message, index})))(
    'are rejected with $what, at its line',
    ({message, index}) => {
      const first = fences.slice(0, index).join('\n').split('\n').length + (index === 0 ? 0 : 1);
      const last = first + (fences[index] ?? '').split('\n').length - 1;
      const found = problems.filter(({line}) => line >= first && line <= last);
      expect(found.map((problem) => problem.message)).toEqual([expect.stringMatching(message)]);
    },
  );

  it('are accepted with custom fields, and with arrays as JSON defaults', () => {
    expect(problems).toHaveLength(mistakes.length);
  });
});
