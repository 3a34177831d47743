import {expect, it} from 'vitest';
import {prefersMarkdown} from '../prefersMarkdown';

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.9, text/markdown', true],
  ['text/markdown;q=1.0, text/html', true],
  ['text/markdown;q=0.5, */*', true],
  ['Text/Markdown', true],
  ['Text/Markdown;q=0.5', true],
  ['text/markdown;q=0.5, Text/HTML', false],
  ['text/markdown;q=0.5, text/html', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.000, */*', false],
  ['text/html, text/markdown;q=0.0', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', false],
  ['*/*', false],
  ['text/markdownish', false],
  [undefined, false],
])('a client that accepts "%s" prefers Markdown: %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});
