import {expect, it} from 'vitest';
import {dropMagicComments} from '../dropMagicComments';

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
