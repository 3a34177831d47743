import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {loadPages} from '../../../light-pages/client/loadPages';
import preloadPage from '../preload';
import {noteLoad, reloadOnce} from '../reloadOnce';
import {showLoadError} from '../showLoadError';

const {page} = vi.hoisted(() => ({page: vi.fn<() => Promise<void>>()}));

vi.mock('@generated/routes', () => ({default: []}));
vi.mock('react-router-config', () => ({matchRoutes: () => [{route: {exact: true, component: {preload: page}}}]}));
vi.mock('../../../light-pages/client/docsSidebars', () => ({loadSidebars: vi.fn(), loadSidebarsAtStart: vi.fn()}));
vi.mock('../../../light-pages/client/loadPages', () => ({loadPages: vi.fn(() => Promise.resolve())}));
vi.mock('../../../light-pages/client/showRetry', () => ({showRetry: vi.fn()}));
vi.mock('../reloadOnce', () => ({noteLoad: vi.fn(), noteSuccess: vi.fn(), reloadOnce: vi.fn(() => true)}));
vi.mock('../showLoadError', () => ({showLoadError: vi.fn()}));

const location = {pathname: '/a', href: 'https://docs.test/a'};
const window: {location: typeof location; docusaurusRoot?: object} = {location};
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', {onLine: true});
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve({})),
  );
  location.pathname = '/a';
  window.docusaurusRoot = {};
  page.mockResolvedValue();
});

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** @returns functions that end the loading of the page that is loaded next */
function holdPage(): {load: () => void; fail: () => void} {
  const held = {load: () => {}, fail: () => {}};
  page.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      held.load = resolve;
      held.fail = () => reject(new Error('Loading chunk 7 failed.'));
    }),
  );
  return held;
}

function navigate(pathname: string): Promise<void> {
  location.pathname = pathname;
  return preloadPage(pathname);
}

/** Whether a promise resolves within some milliseconds. */
function resolves(promise: Promise<void>): Promise<boolean> {
  return Promise.race([
    promise.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 50)),
  ]);
}

describe('a navigation that the reader has left', () => {
  it('does not show the next page, which may not be loaded yet', async () => {
    const held = holdPage();
    const left = navigate('/b');
    const newest = navigate('/c');
    await vi.waitFor(() => expect(page).toHaveBeenCalled());
    held.load();
    expect(await resolves(left)).toBe(false);
    expect(await resolves(newest)).toBe(true);
  });

  it('does not reload the page that the reader has gone to', async () => {
    const held = holdPage();
    const left = navigate('/b');
    await navigate('/c');
    held.fail();
    expect(await resolves(left)).toBe(false);
    expect(reloadOnce).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('counts again once the reader returns to it', async () => {
    const held = holdPage();
    const first = navigate('/b');
    void navigate('/c');
    const second = navigate('/b');
    await vi.waitFor(() => expect(page).toHaveBeenCalled());
    held.load();
    expect(await resolves(first)).toBe(true);
    expect(await resolves(second)).toBe(true);
  });
});

it('reloads a page whose code is gone', async () => {
  page.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  expect(await resolves(navigate('/b'))).toBe(false);
  expect(reloadOnce).toHaveBeenCalledWith('/b');
});

it('rejects for a link whose page cannot be loaded, so that the next intent loads it again', async () => {
  vi.mocked(loadPages).mockRejectedValueOnce(new Error('offline'));
  await expect(preloadPage('/b')).rejects.toThrow('offline');
  expect(warn).not.toHaveBeenCalled();
  expect(reloadOnce).not.toHaveBeenCalled();
});

it('shows no error for a link that is focused before the site has started', async () => {
  delete window.docusaurusRoot;
  vi.mocked(loadPages).mockRejectedValueOnce(new Error('offline'));
  await expect(preloadPage('/b')).rejects.toThrow('offline');
  expect(showLoadError).not.toHaveBeenCalled();
  expect(noteLoad).not.toHaveBeenCalled();
});

it('shows an error if the site cannot start', async () => {
  delete window.docusaurusRoot;
  page.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  expect(await resolves(preloadPage('/a'))).toBe(false);
  expect(showLoadError).toHaveBeenCalledOnce();
});
