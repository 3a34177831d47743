import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Patience} from './patience';

describe('Patience', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends when it is cancelled, which is not the same as being over', () => {
    const controller = new AbortController();
    const patience = new Patience(controller.signal, 100);
    controller.abort();
    expect(patience.signal.aborted).toBe(true);
    expect(patience.isOver).toBe(false);
  });
  it('has ended at once where it was cancelled before', () => {
    expect(new Patience(AbortSignal.abort(), 100).signal.aborted).toBe(true);
  });
  it('is over when nothing has come for too long', () => {
    const patience = new Patience(new AbortController().signal, 100);
    vi.advanceTimersByTime(99);
    patience.renew();
    vi.advanceTimersByTime(99);
    expect(patience.isOver).toBe(false);
    vi.advanceTimersByTime(1);
    expect(patience.isOver).toBe(true);
    expect(patience.signal.aborted).toBe(true);
  });
  it('does nothing more after its end', () => {
    const controller = new AbortController();
    const patience = new Patience(controller.signal, 100);
    patience.end();
    controller.abort();
    vi.advanceTimersByTime(1000);
    expect(patience.signal.aborted).toBe(false);
    expect(patience.isOver).toBe(false);
  });
});
