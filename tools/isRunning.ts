/** @returns whether a process with this id exists */
export function isRunning(pid: number): boolean {
  try {
    // Signal 0 only tests whether the process exists.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
