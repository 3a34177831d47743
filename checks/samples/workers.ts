import {SharedLabs} from './requests/runPages';
import {StaticProcess} from './static/StaticProcess';

/** The processes that check samples. Each starts when it's needed and stays until `stop`, for the next check. */
export class Workers {
  readonly labs = new SharedLabs();
  readonly statics = new StaticProcess();

  /** Ends all of them, once what they do is done. */
  async stop(): Promise<void> {
    await Promise.all([this.statics.stop(), this.labs.stop()]);
  }
}
