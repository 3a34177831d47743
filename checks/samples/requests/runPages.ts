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
 * Calls `check` for each page that needs an application. Pages that share one are checked one by one. At the same time, as
 * many pages that boot their own are checked as there are CPUs, because none of these is busy all the time.
 *
 * @throws what a check throws, after the others have ended
 */
export async function runPages<T extends Page>(pages: readonly T[], check: (page: T) => Promise<void>): Promise<void> {
  const running = pages.filter(needsLab);
  const booting = running.filter(bootsFirst);
  const sharing = running.filter((page) => !bootsFirst(page));
  // Whichever ends first continues with the remaining pages.
  await allEnded([
    ...Array.from({length: availableParallelism()}, () => inTurn(booting, check)),
    inTurn(sharing, check).finally(() => inTurn(booting, check)),
  ]);
}

/** Whether a sample is sent to an application, sends something to it, or is its response. */
export function isRun(sample: Sample): boolean {
  return sent.includes(sample.kind) || isClient(sample);
}

function needsLab(page: Page): boolean {
  return page.samples.some((sample) => isRun(sample) || isLoaded(sample) || isStarted(sample));
}

/** Whether a page only uses an application with its own files, so that it can run in parallel to pages that share one. */
function bootsFirst(page: Page): boolean {
  const first = page.samples.find((sample) => isRun(sample) || isLoaded(sample));
  return first !== undefined && isLoaded(first);
}

/** Applications of pages: an unchanged one, which pages share, and those with a page's files. */
export class SharedLabs implements Labs {
  readonly #hosts = new Hosts();
  #lab: Promise<Lab> | undefined;

  /** @param limit - timeout of a job or request in milliseconds; by default the lab's */
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
    // An application that didn't boot has already cleaned up.
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
