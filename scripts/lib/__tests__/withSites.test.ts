import type {Browser} from '@playwright/test';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import * as siteServer from '../../../host/servers/siteServer';
import * as openBrowser from '../openBrowser';
import {withSites} from '../withSites';

const close = vi.fn(() => Promise.resolve());
let site: string;

beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  await writeFile(path.join(site, 'index.html'), 'The home page.');
  vi.spyOn(openBrowser, 'openBrowser').mockResolvedValue({close} as unknown as Browser);
});

afterEach(async () => {
  close.mockClear();
  vi.restoreAllMocks();
  await rm(site, {recursive: true});
});

it('serves each site, and nothing once the work is done', async () => {
  let served: readonly string[] = [];
  await withSites([site, site], async (_, urls) => {
    served = urls;
    expect(await Promise.all(urls.map(async (url) => (await fetch(url)).text()))).toEqual(
      urls.map(() => 'The home page.'),
    );
  });
  expect(new Set(served).size).toBe(2);
  await Promise.all(served.map((url) => expect(fetch(url)).rejects.toThrow()));
  expect(close).toHaveBeenCalledOnce();
});

it('leaves nothing running when the work fails', async () => {
  let served = '';
  const work = withSites([site], (_, [url = '']) => {
    served = url;
    return Promise.reject(new Error('The page has no such button.'));
  });
  await expect(work).rejects.toThrow('The page has no such button.');
  await expect(fetch(served)).rejects.toThrow();
  expect(close).toHaveBeenCalledOnce();
});

it('stops serving even if the browser has crashed', async () => {
  close.mockRejectedValueOnce(new Error('The browser has crashed.'));
  let served = '';
  const work = withSites([site], (_, [url = '']) => {
    served = url;
    return Promise.resolve();
  });
  await expect(work).rejects.toThrow('The browser has crashed.');
  await expect(fetch(served)).rejects.toThrow();
});

it('leaves nothing running when a folder has no site, and serves none without a browser', async () => {
  const start = vi.spyOn(siteServer, 'startSiteServer');
  const nothing = () => Promise.resolve();
  await expect(withSites([site, path.join(site, 'none')], nothing)).rejects.toThrow('No built site');
  const first = await start.mock.settledResults[0]?.value;
  expect(first).toHaveProperty('url');
  await expect(fetch((first as siteServer.SiteServer).url)).rejects.toThrow();
  expect(close).toHaveBeenCalledOnce();

  start.mockClear();
  vi.mocked(openBrowser.openBrowser).mockRejectedValue(new Error('There is no Chromium.'));
  await expect(withSites([site], nothing)).rejects.toThrow('There is no Chromium.');
  expect(start).not.toHaveBeenCalled();
});
