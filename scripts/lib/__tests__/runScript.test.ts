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

it('ends without a stack trace, and without success, if nobody reads its output any more', () => {
  let listen: (error: Error) => void = () => undefined;
  vi.spyOn(process.stdout, 'on').mockImplementation((_event, listener) => {
    listen = listener;
    return process.stdout;
  });
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  runScript(() => undefined);
  listen(Object.assign(new Error('write EPIPE'), {code: 'EPIPE'}));
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(() => listen(Object.assign(new Error('write EIO'), {code: 'EIO'}))).toThrow('write EIO');
});
