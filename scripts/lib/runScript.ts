/** Runs a script. Its errors are messages for the user, so they're printed without a stack trace. */
export function runScript(main: () => Promise<void> | void): void {
  new Promise<void>((resolve) => resolve(main())).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
