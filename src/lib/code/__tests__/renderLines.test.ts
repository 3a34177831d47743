import {describe, expect, it} from 'vitest';
import {plainLines, renderLines} from '../renderLines';

describe('renderLines', () => {
  it('escapes code and preserves its text', () => {
    const code = 'a && <script>alert("&amp;")</script>\n\nb';
    const html = renderLines(plainLines(code));
    expect(html).not.toContain('<script>');
    const text = html
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
    expect(text).toBe(code);
  });

  it('adds classes to tokens and lines', () => {
    const html = renderLines(
      [
        [
          {types: ['keyword'], content: 'const'},
          {types: ['plain'], content: ' a'},
        ],
      ],
      {0: ['hit']},
    );
    expect(html).toBe('<span class="token-line hit"><span class="token keyword">const</span> a</span>');
  });
});
