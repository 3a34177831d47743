import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds} from 'web-vitals';
import {readCampaign} from '../analytics/campaign';
import {createDeadClickDetector, createRageClickDetector} from '../analytics/clicks';
import {readClientId} from '../analytics/clientId';
import {analyticsDefaults} from '../../core/analyticsDefaults';
import {createQueue} from '../analytics/queue';
import {applyRemoteConfig} from '../analytics/remoteConfig';
import {continueSession, parseSession} from '../analytics/session';
import type {Session} from '../analytics/session';
import {createSessionTracker} from '../analytics/sessionTracker';
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
  const rules = {sessionTimeoutMs: 1000, newSessionOnCampaign: true};
  const session: Session = {id: 'a', startedAt: 0, lastActivityAt: 500, campaign: null};
  const createId = () => 'b';

  it('continue within the timeout', () => {
    expect(continueSession(session, {time: 1500, campaign: null}, rules, createId)).toEqual({
      session: {...session, lastActivityAt: 1500},
      ended: null,
      reason: null,
    });
  });
  it('end after the timeout', () => {
    const change = continueSession(session, {time: 1501, campaign: null}, rules, createId);
    expect(change).toMatchObject({ended: session, reason: 'timeout', session: {id: 'b', startedAt: 1501}});
  });
  it('end on a new campaign, when that is enabled', () => {
    const activity = {time: 600, campaign: 'utm_source=mail'};
    expect(continueSession(session, activity, rules, createId).reason).toBe('campaign');
    expect(continueSession(session, activity, {...rules, newSessionOnCampaign: false}, createId).reason).toBeNull();
    expect(continueSession({...session, campaign: activity.campaign}, activity, rules, createId).reason).toBeNull();
  });
  it.each([null, '', '{', '{}', '[]', 'null', '{"id":1}'])('are not read from %j', (stored) => {
    expect(parseSession(stored)).toBeNull();
  });
  it('survive being stored', () => {
    expect(parseSession(JSON.stringify(session))).toEqual(session);
  });
});

describe('a queued event', () => {
  const rules = {sessionTimeoutMs: 1000, newSessionOnCampaign: false};

  /** @returns names of events in batches, by the session with which they're sent */
  function track(stored: Session | null, meanwhile?: Session): string[][] {
    let session = stored;
    let events: string[] = [];
    const batches: string[][] = [];
    const store = {read: () => session, write: (next: Session) => void (session = next), remove: () => {}};
    const flush = (): void => {
      if (events.length > 0) {
        batches.push([tracker.id, ...events]);
        events = [];
      }
    };
    const tracker = createSessionTracker(store, rules, {push: (name) => void events.push(name), flush});
    tracker.touch();
    if (meanwhile) {
      session = meanwhile;
      tracker.touch();
    }
    flush();
    return batches;
  }

  it('is sent with the id of its own session, even if that started on an earlier page', () => {
    const old = {id: 'old', startedAt: 0, lastActivityAt: 500, campaign: null};
    expect(track(old)).toEqual([
      ['old', 'session_end'],
      [expect.stringMatching(/^[\da-f-]{36}$/), 'session_start'],
    ]);
  });
  it('is sent with the id of its own session, even after another tab started the next one', () => {
    const [first, second, third] = track(null, {id: 'other', startedAt: 0, lastActivityAt: 500, campaign: null});
    expect(first).toEqual([expect.any(String), 'session_start']);
    expect(second).toEqual(['other', 'session_end']);
    expect(third?.[0]).not.toBe(first?.[0]);
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
