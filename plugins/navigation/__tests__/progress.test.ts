import nprogress from 'nprogress';
import {expect, it} from 'vitest';

it('ROUTE-07 configures the progress bar', async () => {
  Object.assign(nprogress.settings, {minimum: 0, speed: 0, trickleRate: 0, trickleSpeed: 0});
  await import('../client/progress');
  expect(nprogress.settings).toMatchObject({minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800});
});
