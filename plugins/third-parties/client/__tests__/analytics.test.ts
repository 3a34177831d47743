import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds} from 'web-vitals';
import {readCampaign} from '../analytics/campaign';
import {createDeadClickDetector, createRageClickDetector} from '../analytics/clicks';
import {readClientId} from '../analytics/clientId';
import {analyticsDefaults} from '../../core/analyticsDefaults';
import {createQueue} from '../analytics/queue';
import {applyRemoteConfig} from '../analytics/remoteConfig';
import {SessionTracker} from '../analytics/SessionTracker';
import {createBeaconTransport} from '../analytics/transport';

describe('client id', () => {
  it('is read from the _ga cookie', () => {
    expect(readClientId('a=b; _ga=GA1.1.1234.5678; c=d')).toBe('1234.5678');
  });
  it.each(['', 'x_ga=GA1.1.1.2', '_ga=', '_ga=nonsense', '_ga_ABC=GS1.1.1.2'])('is null for %j', (cookies) => {
    expect(readClientId(cookies)).toBeNull();
  });
});

describe('campaign', () => {
  it('names the parameters in a fixed order', () => {
    expect(readCampaign('?utm_campaign=spring&x=1&utm_source=mail')).toBe('utm_source=mail&utm_campaign=spring');
  });
  it('is null without any', () => {
    expect(readCampaign('?q=utm_source')).toBeNull();
  });
});

describe('sessions', () => {
  const stored = {id: 'old', startedAt: 0, lastActivityAt: 500, campaign: null};

  beforeEach(() => void vi.useFakeTimers({now: 0}));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A tab; `session` is what the storage that all tabs share contains, and `batches` each begin with their session. */
  function openTab(session: string | object | null, {newSessionOnCampaign = true, isBlocked = false} = {}) {
    const values = new Map<string, string>();
    const set = (value: unknown) => values.set('analytics-session', JSON.stringify(value));
    if (typeof session === 'string') {
      values.set('analytics-session', session);
    } else if (session) {
      set(session);
    }
    const localStorage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
    vi.stubGlobal('window', isBlocked ? {} : {localStorage});
    const batches: string[][] = [];
    let events: string[] = [];
    const flush = (): void => {
      if (events.length > 0) {
        batches.push([tracker.id, ...events]);
        events = [];
      }
    };
    const push = (name: string, properties: object = {}): void =>
      void events.push(`${name} ${(properties as {reason: string}).reason}`);
    const tracker = new SessionTracker({sessionTimeoutMs: 1000, newSessionOnCampaign}, {push, flush});
    const touch = (time: number, campaign: string | null = null): void => {
      vi.setSystemTime(time);
      tracker.touch(campaign);
    };
    return {
      tracker,
      touch,
      flush,
      batches,
      set,
      read: () => JSON.parse(localStorage.getItem('analytics-session') ?? 'null') as unknown,
    };
  }

  it('continue within the timeout, on another page too', () => {
    const {tracker, touch, flush, batches, read} = openTab(stored);
    touch(1500);
    flush();
    expect(tracker.id).toBe('old');
    expect(batches).toEqual([]);
    expect(read()).toEqual({...stored, lastActivityAt: 1500});
  });
  it('end after the timeout, and each event is sent with the id of its own session', () => {
    const {tracker, touch, flush, batches, read} = openTab(stored);
    touch(1501);
    flush();
    expect(tracker.id).toMatch(/^[\da-f-]{36}$/);
    expect(batches).toEqual([
      ['old', 'session_end timeout'],
      [tracker.id, 'session_start timeout'],
    ]);
    expect(read()).toEqual({id: tracker.id, startedAt: 1501, lastActivityAt: 1501, campaign: null});
  });
  it('end on a new campaign, when that is enabled', () => {
    const mail = 'utm_source=mail';
    const enabled = openTab(stored);
    enabled.touch(600, mail);
    enabled.touch(700, mail);
    enabled.flush();
    expect(enabled.batches.map(([, event]) => event)).toEqual(['session_end campaign', 'session_start campaign']);
    const disabled = openTab(stored, {newSessionOnCampaign: false});
    disabled.touch(600, mail);
    disabled.flush();
    expect(disabled.batches).toEqual([]);
  });
  it.each(['', '{', '{}', '[]', 'null', '{"id":1}'])('begin anew if the storage contains %j', (text) => {
    const {touch, flush, batches} = openTab(text);
    touch(100);
    flush();
    expect(batches).toEqual([[expect.any(String), 'session_start first']]);
  });
  it('last as long as the page if storage is blocked', () => {
    const {touch, flush, batches} = openTab(null, {isBlocked: true});
    touch(100);
    touch(200);
    flush();
    expect(batches).toEqual([[expect.any(String), 'session_start first']]);
  });
  it('that another tab began end with their own id', () => {
    const {tracker, touch, flush, batches, set} = openTab(null);
    touch(100);
    const first = tracker.id;
    set({id: 'other', startedAt: 200, lastActivityAt: 500, campaign: null});
    touch(2000);
    flush();
    expect(batches).toEqual([
      [first, 'session_start first'],
      ['other', 'session_end timeout'],
      [tracker.id, 'session_start timeout'],
    ]);
  });
  it('are forgotten once cleared', () => {
    const {tracker, touch, read} = openTab(stored);
    touch(600);
    tracker.clear();
    expect(read()).toBeNull();
    touch(700);
    expect(tracker.id).not.toBe('old');
  });
});

describe('rage clicks', () => {
  const at = (time: number, x = 10, y = 10) => ({time, x, y});

  it('are four clicks within a second in a box of 50 pixels', () => {
    const isRageClick = createRageClickDetector(analyticsDefaults);
    expect([at(0), at(300, 60), at(600), at(1000)].map(isRageClick)).toEqual([false, false, false, true]);
  });
  it('are reported once', () => {
    const isRageClick = createRageClickDetector(analyticsDefaults);
    expect([0, 100, 200, 300, 400].map((time) => isRageClick(at(time)))).toEqual([false, false, false, true, false]);
  });
  it('are not clicks that are slow or far apart', () => {
    const slow = createRageClickDetector(analyticsDefaults);
    expect([at(0), at(400), at(800), at(1001)].some(slow)).toBe(false);
    const wide = createRageClickDetector(analyticsDefaults);
    expect([at(0), at(1, 61), at(2), at(3)].some(wide)).toBe(false);
  });
});

describe('with a clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('a click without a change within 3000 ms is dead', () => {
    const report = vi.fn();
    const detector = createDeadClickDetector(analyticsDefaults.deadClickMs, report);
    detector.click('x');
    vi.advanceTimersByTime(2999);
    expect(report).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(report).toHaveBeenCalledExactlyOnceWith('x');
  });
  it('a click followed by a change is not', () => {
    const report = vi.fn();
    const detector = createDeadClickDetector(analyticsDefaults.deadClickMs, report);
    detector.click('x');
    vi.advanceTimersByTime(2999);
    detector.change();
    vi.advanceTimersByTime(5000);
    expect(report).not.toHaveBeenCalled();
  });
  it('events leave in batches, and failures are counted', async () => {
    const send = vi.fn().mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    const queue = createQueue({
      transport: {send},
      batchSize: 2,
      flushMs: 100,
      envelope: () => ({key: 'k', clientId: null, sessionId: 's'}),
    });
    queue.push('a');
    queue.push('b', {n: 1});
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toMatchObject({key: 'k', sessionId: 's', events: [{name: 'a'}, {name: 'b'}]});
    queue.push('c');
    await vi.advanceTimersByTimeAsync(100);
    expect(send).toHaveBeenCalledTimes(2);
    expect(queue.takeDiagnostics()).toEqual({failed: 1, dropped: 1});
    expect(queue.takeDiagnostics()).toEqual({failed: 0, dropped: 0});
  });
});

describe('beacons', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['are accepted when the browser queues them', {sendBeacon: () => true}, true],
    ['are not accepted when it does not', {sendBeacon: () => false}, false],
    ['are not accepted, and nothing throws, where it has none', {}, false],
  ])('%s', async (_, navigator, accepted) => {
    vi.stubGlobal('navigator', navigator);
    const transport = createBeaconTransport('https://collector.example.com');
    await expect(transport.send({key: 'k', clientId: null, sessionId: 's', events: []})).resolves.toBe(accepted);
  });
});

describe('remote configuration', () => {
  it('accepts known keys of the right type', () => {
    const {settings, rejected} = applyRemoteConfig(analyticsDefaults, {
      deadClickMs: 4000,
      rageClickCount: '9',
      flushMs: -1,
      __proto__x: 1,
    });
    expect(settings).toEqual({...analyticsDefaults, deadClickMs: 4000});
    expect(rejected).toEqual(['rageClickCount', 'flushMs', '__proto__x']);
  });
  it.each([null, 'html', 3, []])('changes nothing for %j', (answer) => {
    expect(applyRemoteConfig(analyticsDefaults, answer).settings).toEqual(analyticsDefaults);
  });
});

describe('defaults', () => {
  it('are those of the specification', () => {
    expect(analyticsDefaults).toMatchObject({
      deadClickMs: 3000,
      rageClickCount: 4,
      rageClickWindowMs: 1000,
      rageClickBoxPx: 50,
      networkStatusMin: 500,
      networkStatusMax: 599,
    });
    expect({LCPThresholds, FCPThresholds, INPThresholds, CLSThresholds, TTFBThresholds}).toEqual({
      LCPThresholds: [2500, 4000],
      FCPThresholds: [1800, 3000],
      INPThresholds: [200, 500],
      CLSThresholds: [0.1, 0.25],
      TTFBThresholds: [800, 1800],
    });
  });
});
