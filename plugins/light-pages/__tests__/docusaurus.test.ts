import preload from '@docusaurus/core/lib/client/preload';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type Client from '../client/docusaurus';

let docusaurus: typeof Client;

vi.mock('@docusaurus/core/lib/client/preload', () => ({default: vi.fn(() => Promise.resolve())}));

beforeEach(async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', {location: new URL('https://site.test/cms/intro')});
  vi.resetModules();
  ({default: docusaurus} = await import('../client/docusaurus'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(preload).mockReset();
});

describe('links', () => {
  it('load their page once, whatever follows its pathname', async () => {
    docusaurus.preload('/cms/installation#databases');
    docusaurus.preload('/cms/installation?db=mysql');
    docusaurus.preload('faq');
    docusaurus.prefetch('/cms/installation#node-gyp');
    docusaurus.prefetch('/cms/community#contribute');
    await vi.waitFor(() => {
      expect(vi.mocked(preload).mock.calls.flat()).toEqual(['/cms/installation', '/cms/faq', '/cms/community']);
    });
  });

  it('that fail to load are loaded with the next intent, and do not keep others from loading', async () => {
    vi.mocked(preload).mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    docusaurus.preload('/cms/installation');
    docusaurus.prefetch('/cms/faq');
    docusaurus.prefetch('/cms/community');
    await vi.waitFor(() => expect(preload).toHaveBeenCalledTimes(3));
    docusaurus.preload('/cms/installation');
    expect(vi.mocked(preload).mock.calls.flat()).toEqual([
      '/cms/installation',
      '/cms/faq',
      '/cms/community',
      '/cms/installation',
    ]);
  });
});
