import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const views: string[] = [];
let loaded: () => void = () => {};
vi.mock('../analytics', () => ({
  async startAnalytics(_options: unknown, landing: URL) {
    await new Promise<void>((resolve) => (loaded = resolve));
    views.push(landing.pathname);
    return {page: ({pathname}: URL) => views.push(pathname), stop: () => {}};
  },
}));

it('each page is reported once, even if the reader navigates while the client starts', async () => {
  const location = {href: 'https://docs.test/a'};
  const settings = JSON.stringify({
    vendors: [],
    analytics: {url: 'https://collector.test', key: 'k', transport: 'beacon'},
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', {getElementById: () => ({textContent: settings})});
  vi.stubGlobal('window', {location, localStorage: {getItem: () => 'granted'}, addEventListener: () => {}});
  const {default: client} = await import('../index');
  await vi.dynamicImportSettled();
  for (const pathname of ['/b', '/c']) {
    const previousLocation = {pathname: new URL(location.href).pathname};
    location.href = `https://docs.test${pathname}`;
    client.onRouteDidUpdate?.({location: {pathname}, previousLocation} as never);
  }
  loaded();
  await vi.waitFor(() => expect(views).toHaveLength(3));
  expect(views).toEqual(['/a', '/b', '/c']);
});
