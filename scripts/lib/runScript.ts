/** Runs a script. Its errors are messages for the user, so they're printed without a stack trace. */
export function runScript(main: () => Promise<void> | void): void {
  // The reader of the output, such as `head`, may stop before its end. What would have followed, such as a failed check,
  // is unknown then, so this mustn't count as success.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') {
      throw error;
    }
    process.exit(1);
  });
  new Promise<void>((resolve) => resolve(main())).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
