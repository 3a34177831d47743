import type {LoadContext} from '@docusaurus/types';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {redirects} from '../../../config/redirects';
import {compileRedirects} from '../compileRedirects';
import {createRedirectPage} from '../createRedirectPage';
import {findBrokenAnchors} from '../findBrokenAnchors';
import {findMissingPages} from '../findMissingPages';
import {findShadowedPages} from '../findShadowedPages';
import redirectsPlugin from '../index';
import {validateOptions} from '../options';

describe('compileRedirects', () => {
  it('stores a fragment with the page where the browser lands with it', () => {
    const compiled = compileRedirects([
      {from: '/old', to: '/new'},
      {from: '/old#part', to: '/other#there'},
    ]);
    expect(compiled).toEqual({paths: {'/old': '/new'}, fragments: {'/new': {part: '/other#there'}}});
  });

  it('reads everything after the first # as the fragment', () => {
    expect(compileRedirects([{from: '/a#b#c', to: '/d'}]).fragments).toEqual({'/a': {'b#c': '/d'}});
  });

  it('leaves a fragment that keeps its name to the browser', () => {
    const compiled = compileRedirects([
      {from: '/old', to: '/new'},
      {from: '/old#part', to: '/new#part'},
    ]);
    expect(compiled.fragments).toEqual({});
  });

  it('accepts a rule that is listed twice', () => {
    const rule = {from: '/old', to: '/new'};
    const part = {from: '/new#part', to: '/other'};
    expect(compileRedirects([rule, rule, part, part])).toEqual(compileRedirects([rule, part]));
  });

  it.each([
    [
      'two targets',
      [
        {from: '/a', to: '/b'},
        {from: '/a', to: '/c'},
      ],
      '/a redirects to both /b and /c',
    ],
    [
      'a chain',
      [
        {from: '/a', to: '/b'},
        {from: '/b', to: '/c'},
      ],
      '/b, which redirects again',
    ],
    ['a circle', [{from: '/a', to: '/a'}], '/a, which redirects again'],
    [
      'a lost fragment',
      [
        {from: '/a', to: '/b#x'},
        {from: '/a#y', to: '/c'},
      ],
      'drops the fragment',
    ],
    [
      'a fragment of a page that is on another host now',
      [
        {from: '/a', to: 'https://example.com/b'},
        {from: '/a#y', to: '/c'},
      ],
      'drops the fragment',
    ],
    [
      'two pages that arrive with the same fragment',
      [
        {from: '/a', to: '/n'},
        {from: '/b', to: '/n'},
        {from: '/a#x', to: '/c'},
        {from: '/b#x', to: '/d'},
      ],
      '/n#x already redirects to /c',
    ],
    [
      'a fragment chain',
      [
        {from: '/a#x', to: '/a#y'},
        {from: '/a#y', to: '/b'},
      ],
      '/a#y, which redirects again',
    ],
  ])('rejects %s', (_case, rules, message) => {
    expect(() => compileRedirects(rules)).toThrow(message);
  });

  it('finds no contradiction in the rules of the site', () => {
    expect(() => compileRedirects(redirects)).not.toThrow();
  });

  it('never redirects a path to another redirected path', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
    fc.assert(
      fc.property(fc.array(fc.record({from: path, to: path}), {maxLength: 5}), (rules) => {
        let paths;
        try {
          ({paths} = compileRedirects(rules));
        } catch {
          return;
        }
        expect(Object.values(paths).filter((to) => to in paths)).toEqual([]);
      }),
    );
  });
});

describe('conflicts with the built pages', () => {
  const compiled = compileRedirects([
    {from: '/old', to: '/new#target'},
    {from: '/new#part', to: '/other'},
  ]);

  it('reports a target anchor that the page lacks, with the fix', () => {
    const problems = findBrokenAnchors(compiled, () => false);
    expect(problems).toEqual([
      '/old redirects to /new#target, but /new has no #target: add {/* #target */} to the heading it means.',
    ]);
  });

  it('also reports such a target for a part of a page', () => {
    const parts = compileRedirects([{from: '/new#part', to: '/other#target'}]);
    expect(findBrokenAnchors(parts, () => false)).toEqual([
      '/new#part redirects to /other#target, but /other has no #target: add {/* #target */} to the heading it means.',
    ]);
  });

  it('reports no target without an anchor, or on a page that the site does not have', () => {
    const others = compileRedirects([
      {from: '/old', to: '/new'},
      {from: '/away', to: 'https://example.com/x#target'},
    ]);
    expect(findBrokenAnchors(others, (page) => (page === '/new' ? false : undefined))).toEqual([]);
  });

  it('reports a redirected anchor that the page has again', () => {
    const problems = findBrokenAnchors(compiled, () => true);
    expect(problems).toEqual([
      '/new#part redirects to /other, but /new has a #part itself: give that heading another id.',
    ]);
  });

  it('reports a redirect from a URL where the site has a page', () => {
    expect(findShadowedPages(compiled.paths, new Set(['/old']))).toHaveLength(1);
    expect(findShadowedPages(compiled.paths, new Set(['/new']))).toEqual([]);
  });

  it('reports a redirect to a missing page, or from a part of one, and suggests the nearest page', () => {
    expect(findMissingPages(compiled, new Set(['/new', '/others']))).toEqual([
      '/new#part redirects to /other, but there is no page at /other. Did you mean "/others"?',
    ]);
    expect(findMissingPages(compiled, new Set(['/other']))).toEqual([
      '/old redirects to /new#target, but there is no page at /new.',
      '/new#part redirects to /other, but there is no page at /new.',
    ]);
    expect(findMissingPages(compiled, new Set(['/new', '/other']))).toEqual([]);
  });

  it('treats pages on other hosts as existing', () => {
    const away = compileRedirects([
      {from: '/away', to: 'https://example.com/x'},
      {from: '/far', to: 'http://example.com/x'},
      {from: '/here', to: '/x?url=https://example.com'},
    ]);
    expect(findMissingPages(away, new Set())).toEqual([
      '/here redirects to /x?url=https://example.com, but there is no page at /x?url=https://example.com.',
    ]);
  });
});

describe('createRedirectPage', () => {
  it('names the target in the canonical link and for readers without JavaScript', () => {
    const html = createRedirectPage('/new#part');
    expect(html).toContain('<link rel="canonical" href="/new#part">');
    expect(html).toContain('content="0; url=/new#part"');
  });

  it('escapes the target', () => {
    expect(createRedirectPage('/a"><script>')).not.toContain('"><script>');
    expect(createRedirectPage('/a?b=1&copy=2')).toContain('href="/a?b=1&amp;copy=2"');
  });

  it('encodes the target once', () => {
    expect(createRedirectPage('/a (1)/b%2Fc%23d')).toContain('href="/a%20(1)/b%2Fc%23d"');
  });

  it('has the same script on every page', () => {
    const script = (html: string) => /<script>(.*)<\/script>/.exec(html)?.[1];
    expect(script(createRedirectPage('/a'))).toBe(script(createRedirectPage('/b')));
  });
});

describe('the plugin', () => {
  it('fails a build that is not at the root of its host, and names the setting', () => {
    const at = (baseUrl: string) => redirectsPlugin({baseUrl} as LoadContext, {id: 'default', rules: []});
    expect(() => at('/docs/')).toThrow('baseUrl is "/docs/"');
    expect(() => at('/')).not.toThrow();
  });
});

describe('validateOptions', () => {
  const validate = (options: unknown) => validateOptions({options} as Parameters<typeof validateOptions>[0]);

  it('accepts the rules of the site', () => {
    expect(validate({rules: redirects})).toEqual({id: 'default', rules: redirects});
  });

  it.each(['http://example.com', 'https://example.com/x'])('accepts a target on another host: %s', (to) => {
    expect(validate({rules: [{from: '/old', to}]}).rules).toEqual([{from: '/old', to}]);
  });

  it('names the invalid rule', () => {
    for (const from of ['old', 'cms/old', '/old?page=1']) {
      expect(() => validate({rules: [{from, to: '/new'}]}), from).toThrow('rules.0.from: has to be a path');
    }
    expect(() => validate({rules: [{from: '/old', to: 'cms/new'}]})).toThrow('rules.0.to: has to begin with /');
    expect(() => validate({rules: [{from: '/old', to: '/new#100%'}]})).toThrow(
      'rules.0.to: has to be valid percent-enc',
    );
    expect(() => validate({rules: [{from: '/%E0%A4%A', to: '/new'}]})).toThrow(
      'rules.0.from: has to be valid percent-enc',
    );
  });
});
