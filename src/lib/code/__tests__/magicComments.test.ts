import {expect, it} from 'vitest';
import {blankDeletedLines, dropMagicComments} from '../magicComments';

it.each([
  '// highlight-next-line',
  '  // inserted-start',
  '/* deleted-end */',
  '{/* highlight-start */}',
  '# inserted-next-line',
  '<!-- highlight-end -->',
])('drops the line %s', (comment) => {
  expect(dropMagicComments(`a\n${comment}\n  b\n`)).toBe('a\n  b\n');
});

it('keeps other comments, and code', () => {
  const code = '// highlight-next-line of the list\nconst a = 1; // highlight-next-line\n\n# note\n';
  expect(dropMagicComments(code)).toBe(code);
});

it.each([
  ['a line', 'a\n// deleted-next-line\nb\nc', 'a\n\n\nc'],
  ['several lines', 'a\n  # deleted-start\n  b\nc\n  # deleted-end\nd', 'a\n\n\n\n\nd'],
  ['a line of markup', 'a\n{/* deleted-next-line */}\nb\n<!-- deleted-next-line -->\nc', 'a\n\n\n\n'],
  [
    'nothing',
    'a\n// highlight-next-line\nb\n// inserted-start\nc',
    'a\n// highlight-next-line\nb\n// inserted-start\nc',
  ],
])('blanks %s that is shown as deleted, and keeps line numbers', (_, code, left) => {
  expect(blankDeletedLines(code)).toBe(left);
});
