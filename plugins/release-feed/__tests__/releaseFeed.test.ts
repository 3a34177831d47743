import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {createFeed} from '../createFeed';
import {parseChangelog} from '../parseChangelog';
import {toHtml} from '../toHtml';

const changelog =
  '## Unreleased\n\n- Soon\n\n## 1.1.0 (2026-02-01)\n\n### Added\n\n- A <b>\n- B\n\n## 1.0.0 (2026-01-01)\n\nFirst.\n';

describe('parseChangelog', () => {
  it('gives the released versions, newest first', () => {
    expect(parseChangelog(changelog)).toEqual([
      {version: '1.1.0', date: '2026-02-01', body: '### Added\n\n- A <b>\n- B'},
      {version: '1.0.0', date: '2026-01-01', body: 'First.'},
    ]);
  });

  it('reads the changelog of the site, which has the version of package.json', () => {
    const {version} = JSON.parse(readFileSync('package.json', 'utf8')) as {version: string};
    expect(parseChangelog(readFileSync('CHANGELOG.md', 'utf8')).map((release) => release.version)).toContain(version);
  });
});

describe('toHtml', () => {
  it('turns headings and lists into HTML and escapes the rest', () => {
    expect(toHtml('### Added\n\n- A <b>\n- B\n\nText & more')).toBe(
      '<h3>Added</h3><ul><li>A &lt;b></li><li>B</li></ul><p>Text &amp; more</p>',
    );
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
});
