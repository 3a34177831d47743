import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {IdleTimeout} from '../idleTimeout';

describe('IdleTimeout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('aborts when it is canceled, which is not the same as timing out', () => {
    const controller = new AbortController();
    const idle = new IdleTimeout(100, controller.signal);
    controller.abort();
    expect(idle.signal.aborted).toBe(true);
    expect(idle.isOver).toBe(false);
  });
  it('aborts immediately if it was canceled before', () => {
    expect(new IdleTimeout(100, AbortSignal.abort()).signal.aborted).toBe(true);
  });
  it('times out if nothing arrives for too long', () => {
    const idle = new IdleTimeout(100);
    vi.advanceTimersByTime(99);
    idle.renew();
    vi.advanceTimersByTime(99);
    expect(idle.isOver).toBe(false);
    vi.advanceTimersByTime(1);
    expect(idle.isOver).toBe(true);
    expect(idle.signal.aborted).toBe(true);
  });
  it('does nothing after it has ended', () => {
    const controller = new AbortController();
    const idle = new IdleTimeout(100, controller.signal);
    idle.end();
    controller.abort();
    vi.advanceTimersByTime(1000);
    expect(idle.signal.aborted).toBe(false);
    expect(idle.isOver).toBe(false);
  });
});
