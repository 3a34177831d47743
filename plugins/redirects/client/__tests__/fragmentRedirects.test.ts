import {afterEach, expect, it, vi} from 'vitest';
import fragmentRedirects from '../fragmentRedirects';

const table = '@generated/redirects/default/fragments.json';

vi.mock('@generated/redirects/default/fragments.json', () => ({default: {'/cms/page': {old: '/other#new'}}}));

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/cms/page', '#old', ['/other#new']],
  ['/cms/page/', '#old', ['/other#new']],
  ['/cms/page', '#other', []],
  ['/cms/page', '#constructor', []],
  ['/cms/page', '#__proto__', []],
])('sends %s%s to %j', async (pathname, hash, targets) => {
  expect(await visit(pathname, hash)).toEqual(targets);
});

it.each([{pathname: '/elsewhere'}, {hash: '#here'}])(
  'does not redirect a reader who has gone to %j meanwhile',
  async (place) => {
    expect(await visit('/cms/page', '#old', place)).toEqual([]);
  },
);

it('only loads the table for a fragment that the page does not have', async () => {
  vi.resetModules();
  const load = vi.fn(() => ({default: {}}));
  vi.doMock(table, load);
  await visit('/cms/page', '');
  await visit('/cms/page', '#here');
  expect(load).not.toHaveBeenCalled();
  await visit('/cms/page', '#old');
  expect(load).toHaveBeenCalledOnce();
});

it('stays on the page when the table cannot be loaded', async () => {
  vi.resetModules();
  vi.doMock(table, () => Promise.reject(new Error('Loading failed')));
  expect(await visit('/cms/page', '#old')).toEqual([]);
});

/**
 * Opens a page, which has a part `#here`.
 *
 * @param next - where the reader goes while the table is loading
 * @returns the URLs that the reader is then redirected to
 */
async function visit(pathname: string, hash: string, next: {pathname?: string; hash?: string} = {}): Promise<string[]> {
  const visited: string[] = [];
  const location = {pathname, hash, replace: (target: string) => visited.push(target)};
  vi.stubGlobal('window', {location});
  vi.stubGlobal('document', {getElementById: (id: string) => (id === 'here' ? {} : null)});
  const update = {location, previousLocation: null} as unknown as Parameters<
    NonNullable<typeof fragmentRedirects.onRouteDidUpdate>
  >[0];
  fragmentRedirects.onRouteDidUpdate?.(update);
  Object.assign(location, next);
  await vi.dynamicImportSettled();
  return visited;
}
