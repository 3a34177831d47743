import {describe, expect, it} from 'vitest';
import {scriptsOf, withoutScriptHashes} from '../support/passedPages';

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

describe('scriptsOf', () => {
  const shared = '/assets/js/runtime~main.1a2b3c4d.js /assets/js/main.602a021b5d.js';

  it('lists the scripts of a page once, without those of all pages', () => {
    const html = `<script src=/assets/js/42.aabbccdd.js></script><script data-scripts="${shared} /assets/js/42.aabbccdd.js /assets/js/7.0e.js">`;
    expect(scriptsOf(html)).toEqual(['assets/js/42.aabbccdd.js', 'assets/js/7.0e.js']);
  });

  it('has none for the page of unknown addresses', () => {
    expect(scriptsOf(`<script data-scripts="${shared}">`)).toEqual([]);
  });

  it('throws if names have another format', () => {
    expect(() => scriptsOf('<script src="/js/main.602a021b5d.js">')).toThrow('correct the pattern');
  });
});
