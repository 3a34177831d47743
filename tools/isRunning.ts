/** @returns whether there is a process with this number */
export function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be asked.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
