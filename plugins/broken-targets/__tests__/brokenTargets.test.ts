import {describe, expect, it} from 'vitest';
import type {BuiltPage} from '../../../tools/builtSite';
import {describeBrokenTarget} from '../describeBrokenTarget';
import {findBrokenTargets} from '../findBrokenTargets';

function page(path: string, links: readonly string[], ids: readonly string[] = []): BuiltPage {
  return {path, links, ids: new Set(ids), headingIds: []};
}

const find = (links: readonly string[], ids: readonly string[] = []) =>
  findBrokenTargets(page('/a', links, ids), {
    has: (path) => path === '/b',
    page: () => page('/b', [], ['part']),
  });

describe('findBrokenTargets', () => {
  it('finds links whose page or anchor is missing', () => {
    expect(find(['/b#part', '/b#nope', '/c', '#own'])).toEqual([
      {href: '/b#nope', path: '/b', anchor: 'nope'},
      {href: '/c', path: '/c'},
      {href: '#own', path: '/a', anchor: 'own'},
    ]);
  });

  it('uses a URL that cannot be decoded as it is', () => {
    expect(find(['#100%', '/%E0%A4%A'])).toEqual([
      {href: '#100%', path: '/a', anchor: '100%'},
      {href: '/%E0%A4%A', path: '/%E0%A4%A'},
    ]);
    expect(find(['#100%', '#100%25'], ['100%'])).toEqual([]);
  });

  it('finds links whose query or anchor looks like a file extension', () => {
    expect(find(['/c?v=1.5', '/b#v1.5', '#v1.5'])).toEqual([
      {href: '/c?v=1.5', path: '/c'},
      {href: '/b#v1.5', path: '/b', anchor: 'v1.5'},
      {href: '#v1.5', path: '/a', anchor: 'v1.5'},
    ]);
    expect(find(['/feed.xml?a', '/feed.xml#b'])).toEqual([]);
  });

  it('ignores other hosts, files that are not pages, and existing targets', () => {
    expect(find(['https://x.org/c', '//x.org/c', '/feed.xml', '#own'], ['own'])).toEqual([]);
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

  it('does not confuse the link with a longer URL', () => {
    const page = {href: '/cms/api', path: '/cms/api'};
    expect(
      describeBrokenTarget(
        page,
        '[a](/cms/api-tokens)\n[b](/v4/cms/api)\n[c](/cms/api/x)\n[d](/cms/api).',
        'a.mdx',
        [],
      ),
    ).toMatch(/^a\.mdx:4: /);
    const anchor = {href: '/b#api', path: '/b', anchor: 'api'};
    expect(describeBrokenTarget(anchor, '[a](./b.mdx#api-keys)\n[b](./b.mdx#api)', 'a.mdx', [])).toMatch(/^a\.mdx:2: /);
  });

  it('treats special characters in a URL literally', () => {
    const target = {href: '/a?b=(1)', path: '/a'};
    expect(describeBrokenTarget(target, '[x](/a?b=(1))', 'a.mdx', [])).toMatch(/^a\.mdx:1: /);
  });

  it('gives no line for a link from another file', () => {
    expect(describeBrokenTarget({href: '/c', path: '/c'}, 'No link', 'docs/a.mdx', [])).toBeUndefined();
  });
});
