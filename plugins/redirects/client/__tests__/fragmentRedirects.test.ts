import {afterEach, expect, it, vi} from 'vitest';
import fragmentRedirects from '../fragmentRedirects';

vi.mock('@generated/redirects/default/fragments.json', () => ({default: {'/page': {old: '/other#new'}}}));

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/page', '#old', ['/other#new']],
  ['/page/', '#old', ['/other#new']],
  ['/page', '#other', []],
  ['/page', '#constructor', []],
  ['/page', '#__proto__', []],
])('sends %s%s to %j', async (pathname, hash, targets) => {
  expect(await visit(pathname, hash)).toEqual(targets);
});

it('stays on the page when the table cannot be loaded', async () => {
  vi.resetModules();
  vi.doMock('@generated/redirects/default/fragments.json', () => Promise.reject(new Error('Loading failed')));
  expect(await visit('/page', '#old')).toEqual([]);
});

/** Opens a page, and returns the URLs that the reader is then redirected to. */
async function visit(pathname: string, hash: string): Promise<string[]> {
  const visited: string[] = [];
  const location = {pathname, hash, replace: (target: string) => visited.push(target)};
  vi.stubGlobal('window', {location});
  vi.stubGlobal('document', {getElementById: () => null});
  const update = {location, previousLocation: null} as unknown as Parameters<
    NonNullable<typeof fragmentRedirects.onRouteDidUpdate>
  >[0];
  fragmentRedirects.onRouteDidUpdate?.(update);
  await vi.dynamicImportSettled();
  return visited;
}
