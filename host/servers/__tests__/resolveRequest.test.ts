import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {decodeRedirects, resolveRequest} from '../resolveRequest';

const files = new Set([
  'index.html',
  'cms/intro.html',
  'cms.html',
  'img/logo.svg',
  'old/index.html',
  'old.html.html',
  '404.html',
  'café.html',
  '_headers',
  '.well-known/security.txt',
]);
const redirects = decodeRedirects({
  '/old': '/cms/intro',
  '/old.html': '/cms/intro#x',
  '/away': 'https://example.com/a',
  '/odd%23a': '/cms',
});
const resolve = (url: string) => resolveRequest(url, redirects, (file) => files.has(file));

describe('resolveRequest', () => {
  it.each([
    ['/', 'index.html'],
    ['/cms/intro', 'cms/intro.html'],
    ['/cms/intro?q=1', 'cms/intro.html'],
    ['/cms/intro#part', 'cms/intro.html'],
    ['/caf%c3%a9', 'café.html'],
    ['/img/logo.svg', 'img/logo.svg'],
    ['/img%2Flogo.svg', 'img/logo.svg'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ])('%s is the file %s', (url, file) => {
    expect(resolve(url)).toMatchObject({kind: 'file', file});
  });

  it.each([
    ['/cms/intro/', '/cms/intro'],
    ['/cms/intro.html', '/cms/intro'],
    ['/cms/intro/index.html', '/cms/intro'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['//', '/'],
    ['//cms//intro?q=1', '/cms/intro?q=1'],
    ['/cms%2Fintro', '/cms/intro'],
    ['/cms/%69ntro?', '/cms/intro'],
    ['/cms/./x/../intro/index', '/cms/intro'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
    ['/old', '/cms/intro'],
    ['/old?q=1', '/cms/intro?q=1'],
    ['/old?q=1?2', '/cms/intro?q=1?2'],
    ['/old/', '/cms/intro'],
    ['/old.html', '/cms/intro#x'],
    ['/old.html?q=1', '/cms/intro?q=1#x'],
    ['/old.html.html', '/cms/intro#x'],
    ['/odd%23a', '/cms'],
    ['/away', 'https://example.com/a'],
  ])('%s leads to %s', (url, location) => {
    expect(resolve(url)).toMatchObject({kind: 'redirect', location});
  });

  it.each([
    '/nothing',
    '/nothing/',
    '/nothing.html',
    '/404',
    '/404.html',
    '/404/',
    '/404.html.html',
    '/_headers',
    '//_headers',
    '/%5fheaders',
    '/OLD',
    '/CMS/intro',
    '/%E0%A4%A',
    '/img',
    '/img/logo.svg/.',
    '/img/logo.svg/x/..',
    '/../package.json',
    '/%2e%2e/package.json',
    '/img/..%2f..%2fpackage.json',
    '/img/..\\..\\package.json',
    '/cms%00.html',
    'http://elsewhere/cms/intro',
  ])('%s is not found', (url) => {
    expect(resolve(url)).toEqual({kind: 'notFound'});
  });

  it('never leads to another host or out of the folder, whatever is requested', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      'evil.com',
      'cms',
      'index.html',
      '%',
      '?',
      '#',
    );
    fc.assert(
      fc.property(fc.array(part, {maxLength: 8}), (parts) => {
        const resolution = resolveRequest(`/${parts.join('')}`, {}, () => true);
        if (resolution.kind === 'redirect') {
          expect(resolution.location).toMatch(/^\/([^/\\]|$)/);
        }
        if (resolution.kind === 'file') {
          expect(resolution.file.split(/[\\/]/)).not.toContain('..');
        }
      }),
    );
  });
});
