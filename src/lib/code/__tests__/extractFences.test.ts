import {describe, expect, it} from 'vitest';
import {blankFences, extractFences} from '../extractFences';

describe('extractFences', () => {
  it('finds fences in lists and components, with line, language, words and text', () => {
    const fences = extractFences(
      '# A\n\n- b\n\n  ```ts title="src/a b.ts" {1,3} run\n  const a = 1;\n\n    b();\n  ```\n',
    );
    expect(fences).toMatchObject([{line: 5, endLine: 9, indent: '  ', lang: 'ts', text: 'const a = 1;\n\n  b();'}]);
    expect(fences[0]?.meta).toEqual({flags: new Set(['run']), values: {title: 'src/a b.ts'}});
  });

  it('treats a fence inside a longer fence as text', () => {
    expect(extractFences('````mdx\n```http\nGET /\n```\n````\n')).toMatchObject([{lang: 'mdx', endLine: 5}]);
  });

  it('does not mistake inline code at the start of a line for a fence', () => {
    expect(extractFences('```a``` and text\n')).toEqual([]);
  });
});

describe('blankFences', () => {
  it('keeps every line, and blanks those of fences', () => {
    expect(blankFences('# A\n\n- b\n\n  ```ts\n  c\n  ```\nd\n')).toBe('# A\n\n- b\n\n\n\n\nd\n');
  });
});
