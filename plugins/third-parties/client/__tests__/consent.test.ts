import {describe, expect, it} from 'vitest';
import {decideConsent} from '../consent/consent';

const none = {globalPrivacyControl: false, doNotTrack: false};

describe('consent', () => {
  it.each([
    [null, 'unasked'],
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['nonsense', 'unasked'],
  ] as const)('is, without a signal, what was answered: %s', (answer, expected) => {
    expect(decideConsent(answer, none)).toBe(expected);
  });
  it.each(['globalPrivacyControl', 'doNotTrack'])(
    'is a no while the browser sends %s, whatever was answered',
    (signal) => {
      for (const answer of [null, 'granted', 'denied']) {
        expect(decideConsent(answer, {...none, [signal]: true})).toBe('optedOut');
      }
    },
  );
});
