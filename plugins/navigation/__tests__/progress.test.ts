import type {ClientModule} from '@docusaurus/types';
import nprogress from 'nprogress';
import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ROUTE-07 configures the progress bar', async () => {
  Object.assign(nprogress.settings, {minimum: 0, speed: 0, trickleRate: 0, trickleSpeed: 0});
  await import('../client/progress');
  expect(nprogress.settings).toMatchObject({minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800});
});

it('ROUTE-07 shows no bar for a navigation that another one replaced within 200 ms', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  const start = vi.spyOn(nprogress, 'start').mockReturnValue(nprogress);
  const {default: progress} = (await import('../client/progress')) as {default: Required<ClientModule>};
  const [a, b, c] = ['/a', '/b', '/c'].map((pathname) => ({pathname})) as [Location, Location, Location];

  progress.onRouteUpdate({location: b, previousLocation: a});
  vi.advanceTimersByTime(199);
  const loaded = progress.onRouteUpdate({location: a, previousLocation: b});
  loaded?.();
  vi.advanceTimersByTime(1000);
  expect(start).not.toHaveBeenCalled();

  progress.onRouteUpdate({location: c, previousLocation: a});
  vi.advanceTimersByTime(200);
  expect(start).toHaveBeenCalledOnce();
});

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];
