import {afterEach, describe, expect, it, vi} from 'vitest';
import {startAnalytics} from '../analytics';
import {answerConsent, decideConsent, readConsent} from '../consent/consent';

const none = {globalPrivacyControl: false, doNotTrack: false};

describe('consent', () => {
  it.each([
    [null, 'unasked'],
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['nonsense', 'unasked'],
  ] as const)("is the reader's choice if there is no signal: %s", (answer, expected) => {
    expect(decideConsent(answer, none)).toBe(expected);
  });
  it.each(['globalPrivacyControl', 'doNotTrack'])(
    'is refused while the browser sends %s, whatever the reader chose',
    (signal) => {
      for (const answer of [null, 'granted', 'denied']) {
        expect(decideConsent(answer, {...none, [signal]: true})).toBe('optedOut');
      }
    },
  );
});

describe('a choice', () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** A browser whose storage already contains an answer, and may have no room for another. */
  function stubBrowser(stored: Map<string, string>, isFull: boolean): void {
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => void stored.delete(key),
      setItem: (key: string, value: string) => {
        if (isFull) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        stored.set(key, value);
      },
    };
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', Object.assign(new EventTarget(), {localStorage}));
  }

  it('to refuse is kept on the next page view if storage is full', () => {
    const stored = new Map([['consent', 'granted']]);
    stubBrowser(stored, true);
    answerConsent('denied');
    expect(readConsent()).toBe('denied');
    expect(stored.get('consent')).toBeUndefined();
  });

  it('to refuse while the remote configuration loads starts nothing', async () => {
    stubBrowser(new Map([['consent', 'granted']]), false);
    vi.stubGlobal('fetch', () => {
      answerConsent('denied');
      return Promise.resolve(Response.json({}));
    });
    const options = {key: 'k', url: 'https://collector.example.com', remoteConfigUrl: 'https://config.example.com'};
    const landing = new URL('https://docs.example.com');
    const start = startAnalytics({...options, transport: 'fetch', settings: {}}, landing, () => undefined);
    expect(await start).toBeUndefined();
  });
});
