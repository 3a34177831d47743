import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {whatsNewDates} from '../../../src/data/whatsNewDates';
import {createFeed} from '../createFeed';
import {parseChangelog} from '../parseChangelog';
import {findSectionProblems, readWhatsNew} from '../readWhatsNew';

const changelog =
  '## Unreleased\n\n- Soon\n\n## 1.1.0 (2026-02-01)\n\n### Added\n\n- A <b>\n- B\n\n## 1.0.0 (2026-01-01)\n\nFirst.\n';

describe('parseChangelog', () => {
  it('returns the released versions, newest first', () => {
    expect(parseChangelog(changelog)).toEqual([
      {version: '1.1.0', date: '2026-02-01', body: '### Added\n\n- A <b>\n- B'},
      {version: '1.0.0', date: '2026-01-01', body: 'First.'},
    ]);
  });

  it('does not mistake a line of a sample for a heading', () => {
    const sample = '```md\n## 0.9.0 (2025-01-01)\n```';
    expect(parseChangelog(`## 1.0.0 (2026-01-01)\n\n${sample}\n`)).toEqual([
      {version: '1.0.0', date: '2026-01-01', body: sample},
    ]);
  });

  it('reads the changelog of the site, which has the version of package.json', () => {
    const {version} = JSON.parse(readFileSync('package.json', 'utf8')) as {version: string};
    expect(parseChangelog(readFileSync('CHANGELOG.md', 'utf8')).map((release) => release.version)).toContain(version);
  });
});

describe('readWhatsNew', () => {
  const source = `## For developers {/* #apis */}

These features.

### Find \`drafts\` {/* #drafts */}

See [filters](./a.mdx) & \`<b>\`, or \`populate=*\` and [links](/x_(y)). This request has them:

Second paragraph.

## For moving data {/* #data */}

Text.

## Next steps {/* #read-on */}

- More.
`;

  it('has an entry for each section without subsections, newest first', () => {
    const dates = {drafts: '2026-01-01', data: '2026-02-01'};
    expect(readWhatsNew(source, dates, 'https://example.com/whats-new')).toEqual([
      {title: 'For moving data', link: 'https://example.com/whats-new#data', date: '2026-02-01', html: '<p>Text.</p>'},
      {
        title: 'Find drafts',
        link: 'https://example.com/whats-new#drafts',
        date: '2026-01-01',
        html: '<p>See filters &amp; <code>&lt;b&gt;</code>, or <code>populate=*</code> and links.</p>',
      },
    ]);
  });

  it('reports a section without a date, and a date without a section', () => {
    expect(() => readWhatsNew(source, {drafts: '2026-01-01'}, '')).toThrow(
      /^docs\/whats-new\.mdx:11: .*#data was added/,
    );
    expect(() => readWhatsNew(source, {drafts: '2026-01-01', data: '2026-01-01', gone: '2026-01-01'}, '')).toThrow(
      /no section #gone/,
    );
  });
});

describe('readWhatsNew, with an invalid section,', () => {
  it.each([
    ['## A', 'no anchor'],
    ['## A {/* #a */}', 'a paragraph'],
    ['## A {/* #a */}\nText.', 'a paragraph'],
    ['## A {/* #a */}\n\n### B {/* #b */}\n\nText.', 'a paragraph'],
    ['## A {/* #a */}\n\n```bash\nls\n```\n\nText.', 'a paragraph'],
    ['## A {/* #a */}\n\n<Screenshot name="a" />\n\nText.', 'a paragraph'],
    ['## A {/* #a */}\n\n- Text.', 'a paragraph'],
  ])('reports what %j needs', (source, needs) => {
    const read = () => readWhatsNew(`Text.\n\n${source}\n`, {a: '2026-01-01', b: '2026-01-01'}, '');
    expect(read).toThrow(/^docs\/whats-new\.mdx:3: "A" /);
    expect(read).toThrow(needs);
  });

  it('reports every section, but does not ask for a paragraph below Next steps', () => {
    const source = '## A\n\nText.\n\n## B {/* #b */}\n\n## Next steps {/* #next */}\n\n- More.\n';
    expect(findSectionProblems(source, {b: '2026-01-01'}).map(({line}) => line)).toEqual([1, 5]);
  });

  it('does not mistake a line of a sample for a heading', () => {
    const source = '## A {/* #a */}\n\nText.\n\n```md\n## B\n```\n';
    expect(readWhatsNew(source, {a: '2026-01-01'}, '')).toHaveLength(1);
  });

  it('reads the page of the site', () => {
    expect(readWhatsNew(readFileSync('docs/whats-new.mdx', 'utf8'), whatsNewDates, '')).not.toEqual([]);
  });
});

describe('createFeed', () => {
  const page = 'https://example.com/release-notes';
  const entry = {title: '1.1.0', link: `${page}#110-2026-02-01`, date: '2026-02-01', html: '<p>A</p>'};

  it('has its entries, and no other dates', () => {
    const xml = createFeed([entry, {...entry, link: `${page}#1`, date: '2026-01-01'}], {
      title: 'Releases',
      page,
      feedUrl: `${page}/atom.xml`,
    });
    expect(xml.match(/<entry>/g)).toHaveLength(2);
    expect(xml).toContain('<updated>2026-02-01T00:00:00.000Z</updated>');
    expect(xml).toContain(`<link rel="self" href="${page}/atom.xml"/>`);
    expect(xml).toContain(`${page}#110-2026-02-01`);
  });
});
