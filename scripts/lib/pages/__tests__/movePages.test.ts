import {describe, expect, it} from 'vitest';
import {moveUrl, redirectsOf, rewriteLinks, rewriteMentions, updateRules} from '../movePages';
import {planMoves} from '../planMoves';

const moves = {
  files: new Map([
    ['docs/cms/old.mdx', 'docs/cms/deep/new.mdx'],
    ['docs/cms/_part.mdx', 'docs/snippets/_part.mdx'],
  ]),
  parts: new Map([['docs/cms/a.mdx#one', 'docs/cms/b.mdx#two']]),
};

describe('moveUrl', () => {
  it.each([
    ['docs/cms/a.mdx', './old.mdx#x', './deep/new.mdx#x'],
    ['docs/cms/a.mdx', '/cms/old#x', '/cms/deep/new#x'],
    ['docs/cms/a.mdx', '@site/docs/cms/_part.mdx', '@site/docs/snippets/_part.mdx'],
    ['docs/cms/a.mdx', './_part.mdx', '../snippets/_part.mdx'],
    ['docs/cms/old.mdx', './a.mdx', '../a.mdx'],
    ['docs/cms/old.mdx', './_part.mdx', '../../snippets/_part.mdx'],
    ['docs/cms/old.mdx', './old.mdx#x', './new.mdx#x'],
    ['docs/cms/old.mdx', '../../src/components/PropsTable', '../../../src/components/PropsTable'],
    ['docs/cloud/c.mdx', '../cms/a.mdx#one', '../cms/b.mdx#two'],
    ['docs/cms/b.mdx', './a.mdx#one', './b.mdx#two'],
    ['docs/cms/a.mdx', '#one', './b.mdx#two'],
    ['docs/cms/a.mdx', 'old.mdx', './deep/new.mdx'],
    ['docs/cms/old.mdx', 'a.mdx', '../a.mdx'],
    ['docs/cms/a.mdx', '/cms/old?tab=npm#x', '/cms/deep/new?tab=npm#x'],
    ['docs/cms/a.mdx', './old.mdx?tab=npm', './deep/new.mdx?tab=npm'],
  ])('in %s changes %s to %s', (file, url, expected) => {
    expect(moveUrl(url, file, moves)).toBe(expected);
  });

  it.each(['#x', 'https://strapi.io/cms/old', 'pathname:///downloads/a.zip', './b.mdx', '/cms/b', '/cms/older', '?q'])(
    'leaves %s unchanged',
    (url) => {
      expect(moveUrl(url, 'docs/cms/a.mdx', moves)).toBe(url);
    },
  );

  it("keeps a page's links to itself, even if it moves", () => {
    expect(moveUrl('#x', 'docs/cms/old.mdx', moves)).toBe('#x');
    expect(moveUrl('/cms/b', 'docs/cms/old.mdx', moves)).toBe('/cms/b');
    expect(moveUrl('@site/docs/cms/b.mdx', 'docs/cms/old.mdx', moves)).toBe('@site/docs/cms/b.mdx');
  });
});

describe('rewriteLinks', () => {
  it('changes links, images, props, definitions and imports, but no code', () => {
    const source = [
      "import Part from './_part.mdx';",
      '[./old.mdx](./old.mdx) and `./old.mdx` and [a](./a.mdx "A")',
      '<Card title="/cms/old" to="/cms/old">x</Card>',
      "<Card title='x' to='/cms/old'>x</Card>",
      '![x](./img.png)',
      '[r]: ./old.mdx',
      '```mdx\n[a](./old.mdx)\n```',
    ].join('\n\n');
    expect(rewriteLinks('docs/cms/a.mdx', source, moves)).toBe(
      source
        .replace('./_part.mdx', '../snippets/_part.mdx')
        .replace('](./old.mdx)', '](./deep/new.mdx)')
        .replace('to="/cms/old"', 'to="/cms/deep/new"')
        .replace("to='/cms/old'", "to='/cms/deep/new'")
        .replace('[r]: ./old.mdx', '[r]: ./deep/new.mdx'),
    );
    expect(rewriteLinks('docs/cms/old.mdx', '![x](./img.png)', moves)).toBe('![x](../img.png)');
    expect(rewriteLinks('docs/cms/old.mdx', '![./img.png](./img.png)', moves)).toBe('![./img.png](../img.png)');
    expect(rewriteLinks('docs/cms/a.mdx', '[./old.mdx]: ./old.mdx', moves)).toBe('[./old.mdx]: ./deep/new.mdx');
    expect(rewriteLinks('docs/cms/a.mdx', "Text.\n\nimport Part from './_part.mdx';", moves)).toBe(
      "Text.\n\nimport Part from '../snippets/_part.mdx';",
    );
  });

  it('changes the pages that front matter names', () => {
    const source =
      "---\ntitle: pagination_next: cms/old\npagination_next: cms/old\npagination_prev: 'cms/older'\n---\n";
    expect(rewriteLinks('docs/cms/a.mdx', source, moves)).toBe(
      source.replace('\npagination_next: cms/old', '\npagination_next: cms/deep/new'),
    );
    const first = '---\npagination_prev: null\n---\n';
    expect(rewriteLinks('docs/cms/old.mdx', first, moves)).toBe(first);
  });

  it('reports a broken page rather than skipping its links', () => {
    expect(() => rewriteLinks('docs/cms/a.mdx', 'A <b\n', moves)).toThrow(
      /^docs\/cms\/a\.mdx:\d+:\d+ {2}this isn't MDX/,
    );
  });
});

describe('rewriteMentions', () => {
  it.each([
    ["{to: '/cms/old', from: '/x'}", "{to: '/cms/deep/new', from: '/x'}"],
    ["link: 'cms/old'", "link: 'cms/deep/new'"],
    ['`docs/cms/old.mdx` and cms/old#x.', '`docs/cms/deep/new.mdx` and cms/deep/new#x.'],
    ["'/cms/a#one'", "'/cms/b#two'"],
  ])('%s becomes %s', (text, expected) => {
    expect(rewriteMentions(text, moves)).toBe(expected);
  });

  it.each(["{from: '/cms/old', to: '/x'}", "'/cms/older'", "'/cms/old/child'", "'/dev-docs/cms/old'", "'cms/old.ts'"])(
    'leaves %s',
    (text) => {
      expect(rewriteMentions(text, moves)).toBe(text);
    },
  );

  it('only treats a word as a URL if it has a slash', () => {
    const short = {files: new Map([['docs/news.mdx', 'docs/cms/news.mdx']]), parts: new Map()};
    expect(rewriteMentions("news and '/news' and docs/news.mdx", short)).toBe(
      "news and '/cms/news' and docs/cms/news.mdx",
    );
  });
});

describe('updateRules', () => {
  const source =
    "/** Doc. */\nexport const current: readonly RedirectRule[] = [\n  {from: '/b', to: '/c'},\n  {\n    from: '/z',\n    to: '/y',\n  },\n];\n";

  it('adds rules in the order of their old URLs', () => {
    const text = updateRules(source, new Map([['/m', '/n']]), new Set());
    expect([...text.matchAll(/from: '(.*?)'/g)].map(([, from]) => from)).toEqual(['/b', '/m', '/z']);
    expect(text).toMatch(/^\/\*\* Doc\. \*\/\nexport const current/);
  });

  it('keeps comments above their rule, and everything else', () => {
    const commented = source.replace("  {from: '/b'", "  // For the blog.\n  // Since 2025.\n  {from: '/b'");
    expect(updateRules(commented, new Map([['/a', '/n']]), new Set())).toContain(
      "  {from: '/a', to: '/n'},\n  // For the blog.\n  // Since 2025.\n  {from: '/b', to: '/c'},\n",
    );
    for (const other of ['...others,', "{from: \"/it's\", to: '/d'},", '// At the end.']) {
      const text = source.replace('\n];', `\n  ${other}\n];`);
      expect(() => updateRules(text, new Map([['/a', '/n']]), new Set())).toThrow(other);
      expect(updateRules(text, new Map(), new Set())).toBe(text);
    }
  });

  it('replaces the rule of the same old URL', () => {
    expect(updateRules(source, new Map([['/z', '/n']]), new Set())).toBe(
      source.replace("  {\n    from: '/z',\n    to: '/y',\n  },", "  {from: '/z', to: '/n'},"),
    );
  });

  it('removes a rule whose old URL is a page now, and does not change lists without one', () => {
    expect(updateRules(source, new Map(), new Set(['/z']))).not.toContain('/z');
    expect(updateRules(source, new Map(), new Set(['/q']))).toBe(source);
  });
});

describe('redirectsOf', () => {
  it('lists pages and parts, but no partials', () => {
    expect([...redirectsOf(moves)]).toEqual([
      ['/cms/old', '/cms/deep/new'],
      ['/cms/a#one', '/cms/b#two'],
    ]);
  });

  it('redirects nothing to itself when a page or a part moves back', () => {
    const files = new Map([['docs/cms/new.mdx', 'docs/cms/old.mdx']]);
    const parts = new Map([['docs/cms/b.mdx#two', 'docs/cms/a.mdx#one']]);
    const rules = "= [\n  {from: '/cms/a#one', to: '/cms/b#two'},\n  {from: '/cms/old', to: '/cms/new'},\n];\n";
    const back = {files, parts};
    const redirects = redirectsOf(back);
    expect(updateRules(rewriteMentions(rules, back), redirects, new Set(redirects.values()))).toBe(
      "= [\n  {from: '/cms/b#two', to: '/cms/a#one'},\n  {from: '/cms/new', to: '/cms/old'},\n];\n",
    );
  });
});

describe('planMoves', () => {
  const sources = new Map(['docs/a.mdx', 'docs/a/b.mdx', 'docs/c.mdx', 'docs/_part.mdx'].map((file) => [file, '']));
  const plan = (from: string, to: string, withChildren = false) => planMoves(from, to, sources, withChildren);

  it('lists the files of a page, of its child pages and of a partial', () => {
    expect(plan('/a', '/new/x')).toEqual({
      moves: {files: new Map([['docs/a.mdx', 'docs/new/x.mdx']]), parts: new Map()},
      left: 1,
    });
    expect([...plan('/a', '/x', true).moves.files]).toEqual([
      ['docs/a.mdx', 'docs/x.mdx'],
      ['docs/a/b.mdx', 'docs/x/b.mdx'],
    ]);
    expect([...plan('/_part', '/x/_part').moves.files]).toEqual([['docs/_part.mdx', 'docs/x/_part.mdx']]);
    expect(plan('/a', '/x', true).left).toBe(0);
    expect(plan('/a#one', '/c#two')).toEqual({
      moves: {files: new Map(), parts: new Map([['docs/a.mdx#one', 'docs/c.mdx#two']])},
      left: 0,
    });
  });

  it('ignores a trailing slash', () => {
    expect(plan('/a/', '/new/x/')).toEqual(plan('/a', '/new/x'));
  });

  it.each(['/New', '/new page', '/x//new', '/new.md', '/'])('moves nothing to %s, where no page can be', (to) => {
    expect(() => plan('/a', to)).toThrow("isn't a URL of this site");
  });

  it.each([
    ['/z', '/x', 'no file docs/z.mdx'],
    ['/a#one', '/z#one', 'no file docs/z.mdx'],
    ['/a#one', '/c', 'give both a fragment'],
    ['/a', '/_part', 'a page to a page'],
    ['/_part', '/part', 'a page to a page'],
    ['/a', '/cms/intro', 'already a file docs/cms/intro.mdx'],
  ])('moves nothing from %s to %s', (from, to, message) => {
    expect(() => plan(from, to)).toThrow(message);
  });
});
