import {expect, it, vi} from 'vitest';
import type {LinkState} from '../checkLink';
import {checkLinks} from '../checkLinks';

const urls = Array.from({length: 20}, (_, index) => `https://site${index}.dev/`);

it('checks each link once', async () => {
  const check = vi.fn((url: string): Promise<LinkState> => {
    const isFirst = url === urls[0];
    return Promise.resolve({state: isFirst ? 'unknown' : 'dead', reason: isFirst ? 'status 403' : 'no host'});
  });
  const states = await checkLinks(urls, check);
  expect([...states.keys()]).toEqual(urls);
  expect(check).toHaveBeenCalledTimes(urls.length);
  expect(states.get('https://site7.dev/')).toEqual({state: 'dead', reason: 'no host'});
});

it('fails after the first links if none responds, rather than call every link dead', async () => {
  const check = vi.fn((): Promise<LinkState> => Promise.resolve({state: 'dead', reason: 'getaddrinfo ENOTFOUND'}));
  await expect(checkLinks(urls, check)).rejects.toThrow(
    'None of 8 sites responds (https://site0.dev/: getaddrinfo ENOTFOUND). This command needs the internet.',
  );
  expect(check).toHaveBeenCalledTimes(8);
});

it('has nothing to do without links', async () => {
  expect((await checkLinks([])).size).toBe(0);
});
