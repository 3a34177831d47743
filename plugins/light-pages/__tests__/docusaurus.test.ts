import preload from '@docusaurus/core/lib/client/preload';
import {afterEach, describe, expect, it, vi} from 'vitest';
import docusaurus from '../client/docusaurus';

vi.mock('@docusaurus/core/lib/client/preload', () => ({default: vi.fn()}));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('links', () => {
  it('load their page once, whatever follows its pathname', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', {location: new URL('https://site.test/cms/intro')});
    docusaurus.preload('/cms/installation#databases');
    docusaurus.preload('/cms/installation?db=mysql');
    docusaurus.preload('faq');
    docusaurus.prefetch('/cms/installation#node-gyp');
    docusaurus.prefetch('/cms/community#contribute');
    await vi.waitFor(() => {
      expect(vi.mocked(preload).mock.calls.flat()).toEqual(['/cms/installation', '/cms/faq', '/cms/community']);
    });
  });
});
