import {SharedLabs} from './requests/runPages';
import {StaticProcess} from './static/StaticProcess';

/** The processes that check samples. Each starts on demand and is kept for the next check until `stop`. */
export class Workers {
  readonly labs = new SharedLabs();
  readonly statics = new StaticProcess();

  /** Ends all of them after their current jobs. */
  async stop(): Promise<void> {
    await Promise.all([this.statics.stop(), this.labs.stop()]);
  }
}
