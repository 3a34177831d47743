/** An error as the child process sends it. */
export interface Thrown {
  name: string;
  message: string;
  details?: unknown;
  stack?: string;
}

/** What code run inside the application threw. */
export class LabError extends Error {
  constructor(readonly original: Thrown) {
    super(`${original.name}: ${original.message}`);
    this.name = 'LabError';
  }
}

/** The application is gone: it ended, or was ended because it took too long. */
export class LabStopped extends LabError {
  constructor(message: string) {
    super({name: 'LabStopped', message});
  }
}
