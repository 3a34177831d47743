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

  it('finds fences in quotes, with blank lines', () => {
    const fences = extractFences('> ```ts\n> a();\n>\n>   b();\n> ```\n>\n>```\n> c\n>```\n');
    expect(fences).toMatchObject([
      {line: 1, endLine: 5, indent: '> ', text: 'a();\n\n  b();'},
      {line: 7, endLine: 9, text: ' c'},
    ]);
  });

  it('removes only spaces from lines that are indented less than the fence', () => {
    expect(extractFences('    ```ts\n  a( b );\n\tc();\n \n    ```\n')[0]?.text).toBe('a( b );\nc();\n');
  });

  it('reads a fence that follows another, one of tildes, and one that ends with the file', () => {
    expect(extractFences('```ts\n```\n~~~md\n```\n~~~\n```\nrest')).toMatchObject([
      {line: 1, endLine: 2, lang: 'ts', text: ''},
      {line: 3, endLine: 5, lang: 'md', text: '```'},
      {line: 6, lang: '', text: 'rest'},
    ]);
  });

  it('reads the language in any case, and with spaces and tabs around it and after the last line', () => {
    const fences = extractFences('\t``` \tTS\t run \n\ta();\n\t```  \n');
    expect(fences).toMatchObject([{lang: 'ts', meta: {flags: new Set(['run'])}, text: 'a();', endLine: 3}]);
  });

  it.each(['```a``` and text\n', '`a\nb` and text\n', '~~a~~ and text\n'])(
    'does not mistake inline code or deleted text at the start of a line for a fence: %j',
    (source) => expect(extractFences(source)).toEqual([]),
  );
});

describe('blankFences', () => {
  it('keeps every line, and blanks those of fences', () => {
    expect(blankFences('# A\n\n- b\n  ```ts\n  c\n  ```\nd\n')).toBe('# A\n\n- b\n\n\n\nd\n');
  });
});
