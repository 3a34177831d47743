import {describe, expect, it} from 'vitest';
import {describeBrokenTarget} from '../describeBrokenTarget';
import {findBrokenTargets} from '../findBrokenTargets';

const pages: Readonly<Record<string, string>> = {'/b': '<h2 id=part>Part</h2>'};
const read = (path: string) => pages[path];

describe('findBrokenTargets', () => {
  it('finds links whose page or anchor is missing', () => {
    const html = '<a class=x href=/b#part></a><a href="/b#nope"></a><a href=/c></a><a href=#own></a>';
    expect(findBrokenTargets(html, '/a', read)).toEqual([
      {href: '/b#nope', path: '/b', anchor: 'nope'},
      {href: '/c', path: '/c'},
      {href: '#own', path: '/a', anchor: 'own'},
    ]);
  });

  it('takes an address that cannot be decoded as it stands', () => {
    expect(findBrokenTargets('<a href="#100%"></a><a href=/%E0%A4%A></a>', '/a', read)).toEqual([
      {href: '#100%', path: '/a', anchor: '100%'},
      {href: '/%E0%A4%A', path: '/%E0%A4%A'},
    ]);
  });

  it('leaves alone other hosts, files that are no pages, and what exists', () => {
    const html =
      '<p id=own></p><a href=https://x.org/c></a><a href=//x.org/c></a><a href=/feed.xml></a><a href=#own></a>';
    expect(findBrokenTargets(html, '/a', read)).toEqual([]);
  });
});

describe('describeBrokenTarget', () => {
  it('names file, line and the nearest anchor', () => {
    const target = {href: '/b#prt', path: '/b', anchor: 'prt'};
    expect(describeBrokenTarget(target, 'One\n[two](./b.mdx#prt)', 'docs/a.mdx', ['part'])).toMatch(
      /^docs\/a\.mdx:2: broken anchor #prt: .* Did you mean "#part"\?/,
    );
  });

  it('finds the line of a link that Markdown escaped', () => {
    const target = {href: '#100%25', path: '/a', anchor: '100%25'};
    expect(describeBrokenTarget(target, 'One\n[two](#100%)', 'docs/a.mdx', [])).toMatch(
      /^docs\/a\.mdx:2: broken anchor/,
    );
  });

  it('says nothing of a link that is written elsewhere', () => {
    expect(describeBrokenTarget({href: '/c', path: '/c'}, 'No link', 'docs/a.mdx', [])).toBeUndefined();
  });
});
