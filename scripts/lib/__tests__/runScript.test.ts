import {afterEach, expect, it, vi} from 'vitest';
import {runScript} from '../runScript';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

it("prints a script's error without its stack, and fails", async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  runScript(() => Promise.reject(new Error('--count must be a number')));
  await vi.waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith('--count must be a number'));
  expect(process.exitCode).toBe(1);
});
