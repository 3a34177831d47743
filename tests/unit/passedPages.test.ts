import {describe, expect, it} from 'vitest';
import {withoutScriptHashes} from '../support/passedPages';

describe('withoutScriptHashes', () => {
  it.each(['1a2b3c4d', '602a021b5d'])('removes the hash %s from the names of scripts and styles', (hash) => {
    const html = `<link href="/assets/css/styles.${hash}.css"><script data-scripts="/assets/js/runtime~main.${hash}.js /assets/js/main.${hash}.js">`;
    expect(withoutScriptHashes(html)).toBe(
      '<link href="/assets/css/styles.css"><script data-scripts="/assets/js/runtime~main.js /assets/js/main.js">',
    );
  });

  it('throws if names have another format', () => {
    expect(() => withoutScriptHashes('<script src="/assets/js/main-602a021b5d.js">')).toThrow('correct the pattern');
  });
});
