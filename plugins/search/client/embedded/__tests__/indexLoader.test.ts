import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {IndexLoader} from '../indexLoader';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends a file in pieces, with a pause in milliseconds before each. Rejects like `fetch` if the request is aborted. */
function sendSlowly(content: unknown, pieces: number, pause: number): void {
  vi.stubGlobal('fetch', (_url: string, {signal}: {signal: AbortSignal}) => {
    const text = JSON.stringify(content);
    const size = Math.ceil(text.length / pieces);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
      pull: (controller) =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            if (!signal.aborted) {
              controller.enqueue(new TextEncoder().encode(text.slice(sent, (sent += size))));
              if (sent >= text.length) {
                controller.close();
              }
            }
            resolve();
          }, pause);
        }),
    });
    return Promise.resolve(new Response(body));
  });
}

const page = {description: 'words', sections: []};

it('waits for a file as long as data arrives, however slowly', async () => {
  sendSlowly(page, 5, 15_000);
  const loading = new IndexLoader('/search/manifest.json').passages('page.json');
  await vi.advanceTimersByTimeAsync(80_000);
  await expect(loading).resolves.toEqual(page);
});

it('gives up on a file if no data arrives for too long', async () => {
  sendSlowly(page, 5, 25_000);
  const loading = new IndexLoader('/search/manifest.json').passages('page.json');
  const failure = expect(loading).rejects.toThrow('Nothing came for 20000 ms');
  await vi.advanceTimersByTimeAsync(80_000);
  await failure;
});
