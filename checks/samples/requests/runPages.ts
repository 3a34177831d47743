import {availableParallelism} from 'node:os';
import {Hosts} from '../../shared/lab/hosts';
import {Lab, type LabOptions} from '../../shared/lab/lab';
import {hasSeed} from '../../shared/lab/workspace';
import type {Kind, Page, Sample} from '../../shared/samples/types';
import {isClient} from '../client/runClient';
import {isStarted} from '../javascript/runInProject';
import {allEnded, inTurn} from './inTurn';
import type {Labs} from './runPage';
import {isLoaded} from './runPage';

/** Kinds that are sent to an application. */
const sent: readonly Kind[] = ['http', 'graphql', 'run', 'response', 'variables'];

/**
 * Calls `check` for each page that needs an application: for pages that share one in turn, and beside them for as many of
 * those that boot their own as there are processors, since none is busy all the time.
 *
 * @throws what a check throws, once the others have ended
 */
export async function runPages<T extends Page>(pages: readonly T[], check: (page: T) => Promise<void>): Promise<void> {
  const running = pages.filter(needsLab);
  const booting = running.filter(bootsFirst);
  const sharing = running.filter((page) => !bootsFirst(page));
  // Whichever ends first goes on with the pages that are left, so that none waits for another.
  await allEnded([
    ...Array.from({length: availableParallelism()}, () => inTurn(booting, check)),
    inTurn(sharing, check).finally(() => inTurn(booting, check)),
  ]);
}

/** Whether a sample is sent to an application or sends something to it, or is what that responds. */
export function isRun(sample: Sample): boolean {
  return sent.includes(sample.kind) || isClient(sample);
}

function needsLab(page: Page): boolean {
  return page.samples.some((sample) => isRun(sample) || isLoaded(sample) || isStarted(sample));
}

/** Whether a page uses no application but one with its own files, so that it can run beside pages that share one. */
function bootsFirst(page: Page): boolean {
  const first = page.samples.find((sample) => isRun(sample) || isLoaded(sample));
  return first !== undefined && isLoaded(first);
}

/** Applications of pages: one as it is, which pages share, and those with files of a page. */
export class SharedLabs implements Labs {
  readonly #hosts = new Hosts();
  #lab: Promise<Lab> | undefined;

  /** @param limit - how long an order or request may take, in milliseconds; by default as long as a lab allows */
  constructor(private readonly limit?: number) {}

  plain(): Promise<Lab> {
    this.#lab = this.#lab?.then((lab) => (lab.stopped ? this.#restart(lab) : lab)) ?? this.#start();
    return this.#lab;
  }

  async withFiles(...[overlays, withGraphql]: Parameters<Labs['withFiles']>): Promise<Lab> {
    if (!hasSeed()) {
      await this.plain();
    }
    return this.#start(overlays, {hosts: this.#hosts, withGraphql});
  }

  async stop(): Promise<void> {
    // One that didn't boot has cleaned up after itself.
    await this.#lab?.then(
      (lab) => lab.stop(),
      () => undefined,
    );
    await this.#hosts.stop();
  }

  async #restart(lab: Lab): Promise<Lab> {
    await lab.stop();
    return this.#start();
  }

  async #start(overlays: Parameters<Labs['withFiles']>[0] = [], options: LabOptions = {}): Promise<Lab> {
    const lab = await Lab.start(overlays, options);
    lab.limit = this.limit ?? lab.limit;
    return lab;
  }
}
