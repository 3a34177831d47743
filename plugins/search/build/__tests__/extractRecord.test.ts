import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {createIndexFiles} from '../createIndexFiles';
import {extractRecord} from '../extractRecord';

/** A code block in the theme's markup: each line ends with a line break. */
function sample(title: string, ...lines: string[]): string {
  const code = lines.map((line) => `<span class=token-line><span class="token">${line}</span>\n</span>`).join('');
  return `<div class="block_x theme-code-block"><div class=header_x><span>${title}</span></div><pre class="language-js pre_x"><code class=code_x>${code}</code></pre></div>`;
}

/** A documentation page with this content. */
function pageWith(content: string): string {
  return `<article><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${content}</div></article>`;
}

function textOf(content: string): string | undefined {
  return extractRecord(load(pageWith(content)), '/cms/x', 'guide')?.sections[0]?.text;
}

const html = `<!doctype html><head><meta name="description" content="About filters."><meta name="keywords" content="where clause,narrow down"></head>
<article>
  <nav class="theme-doc-breadcrumbs"><ul><li></li><li>APIs</li><li>REST</li><li>Filters</li></ul></nav>
  <div class="theme-doc-markdown markdown">
    <header><h1>Filters</h1></header>
    <p>Use <code>$containsi</code> &lt;b&gt;.</p>
    <h2 id="ops">Operators</h2><a href="#ops" aria-label="Direct link to Operators"></a>
    <table><tr><td>$eq</td><td>Equal</td></tr></table>
    <h3 id="deep">Deep</h3><p>Further<button>Copy</button></p>
    ${sample('src/a.js', 'const a = 1;', '', 'b();')}
    <h2 id="end">End</h2>
    <div><a href="/x">Server API</a><div>What else there is.</div></div>
    <footer class="theme-doc-footer"><a rel="tag" href="/tags/rest">REST API</a></footer>
  </div>
</article>`;

describe('extractRecord', () => {
  test('reads a page in sections, with its trail, tags, keywords and samples', () => {
    expect(extractRecord(load(html), '/cms/filters', 'guide')).toEqual({
      path: '/cms/filters',
      title: 'Filters',
      description: 'About filters.',
      kind: 'guide',
      trail: ['APIs', 'REST'],
      tags: ['REST API'],
      keywords: ['where clause', 'narrow down'],
      sections: [
        {anchor: '', heading: '', parents: [], text: 'Use `$containsi` <b>.', samples: []},
        {anchor: 'ops', heading: 'Operators', parents: [], text: '$eq · Equal', samples: []},
        {
          anchor: 'deep',
          heading: 'Deep',
          parents: ['Operators'],
          text: 'Further',
          samples: [{language: 'js', title: 'src/a.js', code: 'const a = 1;\n\nb();', after: 1}],
        },
        {anchor: 'end', heading: 'End', parents: [], text: 'Server API\nWhat else there is.', samples: []},
      ],
    });
  });

  test('knows the headings above each section', () => {
    const headings = ['h3 X', 'h2 A', 'h3 B', 'h4 C', 'h2 D', 'h3 E', 'h4 F'].map((heading) => {
      const [name = '', text = ''] = heading.split(' ');
      return `<${name} id=${text}>${text}</${name}>`;
    });
    const [, ...sections] = extractRecord(load(pageWith(headings.join(''))), '/x', 'guide')?.sections ?? [];
    expect(sections.map(({heading, parents}) => [heading, ...parents].join(' < '))).toEqual([
      ...['X', 'A', 'B < A', 'C < A < B', 'D', 'E < D', 'F < D < E'],
    ]);
  });

  test('starts a section at headings with an id only, which links can lead to', () => {
    const page = pageWith('<h2>Bare</h2><p id=part>Text</p>');
    expect(extractRecord(load(page), '/x', 'guide')?.sections.map(({text}) => text)).toEqual(['Bare\nText']);
  });

  test('reads a line break within a paragraph as a space, and one at the edge of a block as the end of a line', () => {
    expect(textOf('<p> One\ntwo\nthree<!-- -->, four</p>')).toBe('One two three, four');
    expect(textOf(`<ul><li>Run:${sample('', 'a();')}then stop.</li></ul>`)).toBe('Run:\nthen stop.');
  });

  test('gives the first sample of a figure its caption, unless it has a title of its own', () => {
    const figure = (caption: string, ...samples: string[]) =>
      `<figure><figcaption>${caption}</figcaption>${samples.join('')}</figure>`;
    const [section] =
      extractRecord(
        load(
          pageWith(
            `<p>Only open ones:</p>${figure('Open restaurants', sample('', 'GET /a'), sample('Response<span>200 OK</span>', '{}'))}
            ${figure('A file', sample('src/a.js', 'a();'))}${sample('', 'b();')}${figure('A drawing', '<img src="a.png">')}`,
          ),
        ),
        '/cms/x',
        'guide',
      )?.sections ?? [];
    expect(section?.text).toBe('Only open ones:\nA drawing');
    expect(section?.samples.map(({title, after}) => [title, after])).toEqual([
      ['Open restaurants', 1],
      ['Response 200 OK', 1],
      ['src/a.js', 1],
      ['', 1],
    ]);
  });

  test('writes a row on one line, with a dash for empty cells, and a term before its definition', () => {
    const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    expect(
      textOf(
        `<p>Before</p><table><thead><tr><th></th><th>Owner</th></tr></thead><tbody>${row('Bills', 'yes', '')}${row('', '')}${row('one<br>two', '<code>GRANT ALL;</code>')}</tbody></table><p>After</p>`,
      ),
    ).toBe('Before\n– · Owner\nBills · yes · –\none two · `GRANT ALL;`\nAfter');
    expect(textOf('<dl><div><dt>Plan</dt><dd>Every plan</dd></div><div><dt>Role</dt><dd>Editor</dd></div></dl>')).toBe(
      'Plan: Every plan\nRole: Editor',
    );
    expect(textOf('<dl><dt>Plan</dt><dd>Every plan</dd><dt>Role</dt><dd>Editor</dd></dl>')).toBe(
      'Plan: Every plan\nRole: Editor',
    );
  });

  test('keeps inline code separate from words, whatever it contains', () => {
    expect(
      textOf('<p><code>fields</code> leaves fields out, as in <code>the `x` passed</code>.<code></code></p>'),
    ).toBe('`fields` leaves fields out, as in `` the `x` passed ``.');
  });

  test('drops the labels of tabs that only contain code, and keeps those above text', () => {
    const tabs = (...panels: [label: string, content: string][]): string =>
      `<div class="tabs-container"><div role=tablist><button role=tab>X</button></div><div>${panels
        .map(([label, content]) => `<div role=tabpanel><p class=label_x>${label}</p>${content}</div>`)
        .join('')}</div></div>`;
    expect(
      textOf(`<p>Run:</p>${tabs(['npm', sample('Terminal', 'npm i')], ['Yarn', sample('Terminal', 'yarn')])}`),
    ).toBe('Run:');
    expect(
      textOf(tabs(['Linux', `<p>With sudo:</p>${sample('Terminal', 'sudo x')}`], ['Windows', '<p>As it is.</p>'])),
    ).toBe('Linux\nWith sudo:\nWindows\nAs it is.');
  });

  test('keeps the code of a request, whose tabs are in the header of its code block', () => {
    const request = sample('', '  GET /api')
      .replace('<pre', '<div role=tabpanel><pre')
      .replace('</pre>', '</pre></div>');
    const samples = extractRecord(load(pageWith(request)), '/x', 'guide')?.sections.flatMap(
      (section) => section.samples,
    );
    expect(samples).toMatchObject([{code: '  GET /api', title: '', after: 0}]);
  });

  test('drops the kind of a callout, and keeps its title', () => {
    const callout = (kind: string, title: string): string =>
      `<div class="theme-admonition theme-admonition-${kind} admonition_x"><span class=icon_x><svg></svg></span><div class=body_x><p class=title_x>${title}</p><p>Text.</p></div></div>`;
    expect(textOf(callout('tip', 'tip'))).toBe('Text.');
    expect(textOf(callout('prerequisites', 'Prerequisites'))).toBe('Text.');
    expect(textOf(callout('warning', 'Mind the gap'))).toBe('Mind the gap\nText.');
    expect(textOf('<div class="theme-admonition theme-admonition-tip"><div><p>tip</p></div></div>')).toBe('');
  });

  test('skips interactive parts: forms, and what replaces them without JavaScript', () => {
    expect(
      textOf(
        '<form><label>Area</label><select><option>All</option></select></form><noscript><p>No JS</p></noscript><p>A</p>',
      ),
    ).toBe('A');
  });

  test.each([
    ...['<button>X</button>', '<select><option>X</option></select>', '<svg><title>X</title></svg>', '<nav>X</nav>'],
    ...['<style>X</style>', '<script>X</script>', '<template>X</template>', '<video>X</video>'],
    ...[
      '<p class="theme-doc-footer">X</p>',
      '<p class="visually-hidden">X</p>',
      '<p class="a visually-hidden b">X</p>',
    ],
    ...['<p aria-hidden="true">X</p>', '<p data-search-ignore>X</p>'],
  ])('skips what is not read as part of the page: %s', (part) => {
    expect(textOf(`<p>A</p><div>${part}</div><p>B</p>`)).toBe('A\nB');
  });

  test.each([
    '<p class="visually-hidden-not">X</p>',
    '<p class="not-theme-doc-footer">X</p>',
    '<p aria-hidden="false">X</p>',
  ])('keeps %s', (part) => expect(textOf(part)).toBe('X'));

  test('skips pages that are not documentation or ask not to be indexed', () => {
    expect(extractRecord(load('<main><h1>Home</h1></main>'), '/', 'guide')).toBeUndefined();
    expect(
      extractRecord(load(`<meta name="robots" content="noindex, nofollow">${html}`), '/x', 'guide'),
    ).toBeUndefined();
  });
});

describe('createIndexFiles', () => {
  const record = extractRecord(load(html), '/cms/filters', 'guide');
  const other = extractRecord(load(html), '/cms/b', 'guide');

  test("hashes the content into every file name but the manifest's, and is independent of the order of pages", () => {
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
