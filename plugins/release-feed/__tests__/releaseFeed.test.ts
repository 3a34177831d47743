import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {createFeed} from '../createFeed';
import {parseChangelog} from '../parseChangelog';

const changelog =
  '## Unreleased\n\n- Soon\n\n## 1.1.0 (2026-02-01)\n\n### Added\n\n- A <b>\n- B\n\n## 1.0.0 (2026-01-01)\n\nFirst.\n';

describe('parseChangelog', () => {
  it('gives the released versions, newest first', () => {
    expect(parseChangelog(changelog)).toEqual([
      {version: '1.1.0', date: '2026-02-01', body: '### Added\n\n- A <b>\n- B'},
      {version: '1.0.0', date: '2026-01-01', body: 'First.'},
    ]);
  });

  it('takes no line of a sample for a heading', () => {
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

describe('createFeed', () => {
  const site = {title: 'Docs', url: 'https://example.com', feedPath: '/release-notes/atom.xml'};

  it('has an entry for each release and dates of its own only', () => {
    const xml = createFeed(parseChangelog(changelog), site);
    expect(xml.match(/<entry>/g)).toHaveLength(2);
    expect(xml).toContain('<updated>2026-02-01T00:00:00.000Z</updated>');
    expect(xml).toContain('<link rel="self" href="https://example.com/release-notes/atom.xml"/>');
    expect(xml).toContain('https://example.com/release-notes#110-2026-02-01');
  });

  it('writes releases in HTML, with their links and code, and what is none as text', () => {
    const body = '### Added\n\n- A `<b>` and [a page](/cms/intro)\n- B <i>\n\nText & more';
    const xml = createFeed([{version: '1.0.0', date: '2026-01-01', body}], site);
    expect(xml).toContain('<h3>Added</h3>');
    expect(xml).toContain('<code>&lt;b&gt;</code> and <a href="/cms/intro">a page</a>');
    expect(xml).toContain('B &lt;i&gt;');
    expect(xml).toContain('<p>Text &amp; more</p>');
  });
});
