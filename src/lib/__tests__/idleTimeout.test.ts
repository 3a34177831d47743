import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {IdleTimeout} from '../idleTimeout';

describe('IdleTimeout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends when it is cancelled, which is not the same as being over', () => {
    const controller = new AbortController();
    const idle = new IdleTimeout(100, controller.signal);
    controller.abort();
    expect(idle.signal.aborted).toBe(true);
    expect(idle.isOver).toBe(false);
  });
  it('has ended at once where it was cancelled before', () => {
    expect(new IdleTimeout(100, AbortSignal.abort()).signal.aborted).toBe(true);
  });
  it('is over when nothing has come for too long', () => {
    const idle = new IdleTimeout(100);
    vi.advanceTimersByTime(99);
    idle.renew();
    vi.advanceTimersByTime(99);
    expect(idle.isOver).toBe(false);
    vi.advanceTimersByTime(1);
    expect(idle.isOver).toBe(true);
    expect(idle.signal.aborted).toBe(true);
  });
  it('does nothing more after its end', () => {
    const controller = new AbortController();
    const idle = new IdleTimeout(100, controller.signal);
    idle.end();
    controller.abort();
    vi.advanceTimersByTime(1000);
    expect(idle.signal.aborted).toBe(false);
    expect(idle.isOver).toBe(false);
  });
});
