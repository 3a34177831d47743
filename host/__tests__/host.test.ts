import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {createContentSecurityPolicy} from '../contentSecurityPolicy';
import {findInlineScripts} from '../inlineScripts';
import {toNetlifyHeaders, toNetlifyRedirects} from '../netlify';
import {toNginxConfig} from '../nginx';
import type {HostRules} from '../types';
import {toVercelConfig} from '../vercel';

const rules: HostRules = {
  headers: [
    {path: '/*', headers: {'Cache-Control': 'no-cache', 'X-Test': 'say "hi"'}},
    {path: '/assets/*', headers: {'Cache-Control': 'immutable'}},
  ],
  redirects: {'/old': '/new', '/old (1)': '/new#part', '/away': 'https://example.com/x'},
};

describe('inline scripts', () => {
  it('are found among external scripts and data blocks', () => {
    const html = [
      '<script src=/a.js defer></script>',
      '<script type="application/ld+json">{"a":1}</script>',
      '<script type=application/json id=x>{}</script>',
      '<script>one()</script>',
      '<SCRIPT type="module">two()</SCRIPT>',
      '<script data-x>three()\n</script>',
    ].join('');
    expect(findInlineScripts(html)).toEqual(['one()', 'two()', 'three()\n']);
  });
});

describe('Content-Security-Policy', () => {
  it('lists each inline script once by its hash, and nothing unsafe for scripts', () => {
    const policy = createContentSecurityPolicy(['a()', 'b()', 'a()'], {});
    const scriptSources = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    const hash = createHash('sha256').update('a()').digest('base64');
    expect(scriptSources?.split(' ')).toHaveLength(4);
    expect(scriptSources).toContain(`'sha256-${hash}'`);
    expect(scriptSources).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('frame-src');
  });
  it('lets pages play the clips of the site itself', () => {
    expect(createContentSecurityPolicy([], {})).toContain("media-src 'self';");
  });
  it('only adds what is configured to its directive', () => {
    const policy = createContentSecurityPolicy([], {
      'frame-src': ['https://a.example'],
      'connect-src': ['https://b.example'],
    });
    expect(policy).toContain('frame-src https://a.example;');
    expect(policy).toContain("connect-src 'self' https://b.example;");
    expect(policy).toContain("script-src 'self';");
  });
});

describe('formats', () => {
  it('Netlify: a header that is set again is removed first', () => {
    expect(toNetlifyHeaders(rules)).toBe(
      '/*\n  Cache-Control: no-cache\n  X-Test: say "hi"\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n',
    );
  });
  it('Cloudflare Pages: one encoded redirect per line', () => {
    expect(toNetlifyRedirects(rules, '301')).toBe(
      '/old /new 301\n/old%20(1) /new#part 301\n/away https://example.com/x 301\n',
    );
  });
  it('Netlify: redirects apply although a file is at the old URL', () => {
    expect(toNetlifyRedirects(rules, '301!')).toBe(
      '/old /new 301!\n/old%20(1) /new#part 301!\n/away https://example.com/x 301!\n',
    );
  });
  it('encodes a URL once', () => {
    expect(toNetlifyRedirects({...rules, redirects: {'/a%23b': '/c'}}, '301')).toBe('/a%23b /c 301\n');
    expect(toVercelConfig({...rules, redirects: {'/a%23b': '/c'}})).toContain('"/a%23b"');
  });
  it('Vercel: special characters are escaped, because sources are patterns', () => {
    const config = JSON.parse(toVercelConfig(rules)) as {redirects: {source: string}[]; headers: {source: string}[]};
    expect(config.redirects.map(({source}) => source)).toEqual(['/old', '/old%20\\(1\\)', '/away']);
    expect(config.headers.map(({source}) => source)).toEqual(['/(.*)', '/assets/(.*)']);
    expect(toVercelConfig({...rules, redirects: {'/c++:{*}': '/new'}})).toContain(
      JSON.stringify('/c\\+\\+\\:%7B\\*%7D'),
    );
  });
  it('Vercel: URLs have no .html and no trailing slash, and redirects are permanent', () => {
    expect(JSON.parse(toVercelConfig({...rules, redirects: {'/old': '/new'}}))).toMatchObject({
      ...{cleanUrls: true, trailingSlash: false},
      redirects: [{source: '/old', destination: '/new', statusCode: 301}],
    });
  });
  it('nginx: values are quoted, and each rule repeats the old URL, because maps ignore case', () => {
    const config = toNginxConfig(rules);
    expect(config).toContain('add_header X-Test "say \\"hi\\"" always;');
    expect(config).toContain('"/old (1)" "/old (1) /new#part";');
    expect(toNginxConfig({...rules, redirects: {'/a.html': '/b', '/c%23d': '/e'}})).toMatch(
      /map \$uri \$site_old \{\n {2}default \$site_page;\n {2}"\/a\.html" \$uri;\n\}[^]*"\/a\.html" "\/a\.html \/b";\n {2}"\/c#d" "\/c#d \/e";/,
    );
    expect(config).toMatch(
      /location \^~ \/assets\/ \{\n {4}add_header Cache-Control "immutable" always;\n {4}add_header X-Test/,
    );
  });
});
