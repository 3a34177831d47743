import {describe, expect, test} from 'vitest';
import {createIndexFiles} from '../createIndexFiles';
import {extractRecord} from '../extractRecord';

const html = `<!doctype html><head><meta name="description" content="About filters."><meta name="keywords" content="where clause,narrow down"></head>
<article>
  <nav class="theme-doc-breadcrumbs"><ul><li></li><li>APIs</li><li>REST</li><li>Filters</li></ul></nav>
  <div class="theme-doc-markdown markdown">
    <header><h1>Filters</h1></header>
    <p>Use <code>$containsi</code> &lt;b&gt;.</p>
    <h2 id="ops">Operators<a class="hash-link" href="#ops">\u200B</a></h2>
    <table><tr><td>$eq</td><td>Equal</td></tr></table>
    <h3 id="deep">Deep</h3><p>Further<button>Copy</button></p>
    <div class="language-js theme-code-block"><div class="codeBlockTitle_x">src/a.js</div><pre><code><div class="token-line">const a = 1;<br></div><div class="token-line">b();<br></div></code></pre></div>
    <h2 id="end">End</h2>
    <div><a href="/x">Server API</a><div>What else there is.</div></div>
    <footer class="theme-doc-footer"><a rel="tag" href="/tags/rest">REST API</a></footer>
  </div>
</article>`;

describe('extractRecord', () => {
  test('reads a page in sections, with its trail, tags, keywords and samples', () => {
    expect(extractRecord(html, '/cms/filters', 'guide')).toEqual({
      path: '/cms/filters',
      title: 'Filters',
      description: 'About filters.',
      kind: 'guide',
      trail: ['APIs', 'REST'],
      tags: ['REST API'],
      keywords: ['where clause', 'narrow down'],
      sections: [
        {anchor: '', heading: '', parents: [], text: 'Use $containsi <b>.', samples: []},
        {anchor: 'ops', heading: 'Operators', parents: [], text: '$eq · Equal', samples: []},
        {
          anchor: 'deep',
          heading: 'Deep',
          parents: ['Operators'],
          text: 'Further',
          samples: [{language: 'js', title: 'src/a.js', code: 'const a = 1;\nb();'}],
        },
        {anchor: 'end', heading: 'End', parents: [], text: 'Server API\nWhat else there is.', samples: []},
      ],
    });
  });

  test('leaves out pages that are not documentation or ask not to be indexed', () => {
    expect(extractRecord('<main><h1>Home</h1></main>', '/', 'guide')).toBeUndefined();
    expect(extractRecord(`<meta name="robots" content="noindex, nofollow">${html}`, '/x', 'guide')).toBeUndefined();
  });
});

describe('createIndexFiles', () => {
  const record = extractRecord(html, '/cms/filters', 'guide');
  const other = extractRecord(html, '/cms/b', 'guide');

  test('names every file but the manifest by its content, and the same pages give the same bytes in any order', () => {
    const pages = [record, other].filter((page) => page !== undefined);
    const files = createIndexFiles(pages);
    expect(files).toEqual(createIndexFiles([...pages].reverse()));
    expect(files.map(({name}) => name.replace(/[0-9a-f]{10}/, 'HASH'))).toEqual([
      'passages/HASH.json',
      'passages/HASH.json',
      'headings.HASH.json',
      'full.HASH.json',
      'records.HASH.json',
      'manifest.json',
    ]);
    const changed = createIndexFiles(pages.map((page) => ({...page, title: 'Changed'})));
    expect(changed.map(({name}) => name)).not.toEqual(files.map(({name}) => name));
  });
});
