import ts from 'typescript';
import {toJavaScript} from '../../../plugins/javascript-tab/toJavaScript';
import {readContentTypes} from '../../../plugins/request-samples/build/readContentTypes';
import {deriveVariants} from '../../../plugins/request-samples/core/deriveVariants';
import {parseRequest} from '../../../plugins/request-samples/core/parseRequest';
import type {SampleRequest} from '../../../plugins/request-samples/core/parseRequest';
import {readRequests} from '../../../plugins/request-samples/core/readRequests';
import type {RequestFence, Variant} from '../../../plugins/request-samples/core/types';
import {isClient, runClient} from '../client/runClient';
import {derive, isDerived} from '../javascript/derive';
import {LabError, LabStopped} from '../../shared/lab/labError';
import type {Lab} from '../../shared/lab/lab';
import type {Overlay} from '../../shared/lab/workspace';
import {messages} from '../../shared/samples/messages';
import type {Message, Problem} from '../../shared/problem';
import type {Page, Sample} from '../../shared/samples/types';
import {checkQuery} from './checkQuery';
import {compare} from './compare';
import {doesNotLoad, type FileSet} from './loadFiles';
import {normalize} from './normalize';
import {runVariant} from './runVariant';
import {sendRequest} from './sendRequest';
import type {Window} from './windowOf';

/** The application's real response for the sample whose response is shown at `response`. */
export interface Answer {
  response: Sample;
  status: number;
  body: unknown;
}

export interface PageRun {
  problems: Problem[];
  answers: Answer[];
  /** Files to be loaded later (./loadFiles.ts), in an application that other pages may share. */
  unloaded: FileSet[];
}

/** The application's environment (samples/lab/server.ts). Files of other environments are loaded as if they belonged to it. */
const labEnvironment = 'development';

/** Provides a page's application: the shared, unchanged one, or a copy with the page's files. */
export interface Labs {
  plain(): Promise<Lab>;
  /**
   * @param withGraphql - whether it needs a GraphQL API, which takes a sixth of the boot
   * @throws LabError if the application doesn't boot with these files
   */
  withFiles(overlays: readonly Overlay[], withGraphql: boolean): Promise<Lab>;
}

interface Outcome {
  status: number;
  body: unknown;
  /** The error, if code threw. */
  thrown?: LabError;
}

/**
 * Runs the requests, operations and snippets of a page in order, on a fresh seed, in an application with the files that the
 * page shows above them, and compares the results with those on the page.
 *
 * @param window - the samples to run; from those above, only files are used
 * @param about - index of a sample: the first problem ends the run, and the other forms of requests above it don't run
 */
export async function runPage(
  page: Page,
  labs: Labs,
  window: Window = {start: 0, end: page.samples.length - 1},
  about?: number,
): Promise<PageRun> {
  const run = new Run(page, labs, window, about);
  await run.all();
  return {problems: run.problems, answers: run.answers, unloaded: run.unloaded};
}

class Run {
  readonly problems: Problem[] = [];
  readonly answers: Answer[] = [];
  readonly unloaded: FileSet[] = [];
  readonly #files = new Map<string, Sample>();
  /** The requests with other forms, by index of their sample. */
  readonly #requests: ReadonlyArray<RequestFence | undefined>;
  #pending: Sample[] = [];
  #lab: Lab | undefined;
  #own: Lab | undefined;
  /** Set if the application ended, because the state that the samples below need is lost. */
  #over = false;

  constructor(
    private readonly page: Page,
    private readonly labs: Labs,
    private readonly window: Window,
    private readonly about: number | undefined,
  ) {
    this.#requests = readRequests(page.samples);
  }

  async all(): Promise<void> {
    const {start, end} = this.window;
    try {
      for (const [index, sample] of this.page.samples.slice(0, end + 1).entries()) {
        if (index === start && isLoaded(sample)) {
          // Those above load with it.
          this.#pending = [];
        }
        if (index >= start) {
          await this.#one(sample, index);
        } else if (isLoaded(sample)) {
          this.#add(sample);
        }
        if (this.#isDone()) {
          return;
        }
      }
      await this.#leaveUnloaded();
      await this.#reportUncaught(this.page.samples.at(-1));
    } finally {
      await this.#own?.stop();
    }
  }

  /** Whether the result is known: one problem is enough to catch a mistake. */
  #isDone(): boolean {
    return this.about !== undefined && this.problems.length > 0;
  }

  #add(sample: Sample): void {
    this.#files.set(sample.meta.values.title ?? '', sample);
    this.#pending.push(sample);
  }

  async #one(sample: Sample, index: number): Promise<void> {
    if (isLoaded(sample)) {
      if (this.#files.has(sample.meta.values.title ?? '')) {
        await this.#leaveUnloaded();
      }
      this.#add(sample);
      return;
    }
    if (sample.kind === 'run' && sample.meta.values['no-load'] !== undefined) {
      if (responseOf(this.page.samples, index) ?? sample.meta.values.throws) {
        this.#report(sample, messages.resultOfNothing());
      }
      return;
    }
    if (sample.kind === 'http' || sample.kind === 'graphql' || sample.kind === 'run') {
      const response = responseOf(this.page.samples, index);
      const outcome = await this.#outcomeOf(sample, index);
      await this.#reportUncaught(sample);
      if (outcome) {
        this.#judge(sample, response, outcome);
      }
      return;
    }
    if (isClient(sample)) {
      await this.#client(sample);
      return;
    }
    if ((sample.kind === 'response' || sample.kind === 'variables') && !ownerOf(this.page.samples, index)) {
      this.#report(sample, messages.orphan(sample.kind));
    }
  }

  async #client(sample: Sample): Promise<void> {
    const lab = await this.#current();
    const problems = lab ? await runClient(lab, sample) : [];
    problems.forEach((problem) => this.#report(sample, problem));
    await this.#reportUncaught(sample);
  }

  async #outcomeOf(sample: Sample, index: number): Promise<Outcome | undefined> {
    try {
      if (sample.kind === 'http') {
        const request = parseRequest(sample.text);
        const problems = expectedStatus(this.page.samples, index) >= 400 ? [] : checkQuery(request);
        problems.forEach((problem) => this.#report(sample, problem));
        const lab = await this.#current();
        return lab && problems.length === 0 ? await this.#request(lab, request, index) : undefined;
      }
      const lab = await this.#current();
      if (!lab) {
        return undefined;
      }
      return sample.kind === 'graphql' ? await this.#operation(lab, sample, index) : await evaluate(lab, sample);
    } catch (error) {
      this.#report(
        sample,
        error instanceof LabStopped ? messages.stopped(error.original.message) : {message: (error as Error).message},
      );
      return undefined;
    }
  }

  /** Sends a request, then each of its other forms from the same state. All have to get the same response. */
  async #request(lab: Lab, request: SampleRequest, index: number): Promise<Outcome> {
    const fence = index < (this.about ?? 0) ? undefined : this.#requests[index];
    const variants = fence ? await deriveVariants(fence, await readContentTypes()) : [];
    const undone = this.page.samples[index]?.meta.flags.has('undone');
    if (variants.length > 0 || undone) {
      await lab.mark(this.#leavesTraces(request));
    }
    const outcome = await sendRequest(lab, request);
    for (const variant of variants) {
      await lab.rewind();
      const differences = await differencesOf(lab, variant, request, outcome);
      if (differences.length > 0) {
        this.#report(this.page.samples[index], messages.variant(variant.language, differences));
      }
    }
    if (undone) {
      await lab.rewind();
    }
    return outcome;
  }

  /**
   * Whether a request may change state. It's unknown what a page's own files do, and creating a token for a user starts a
   * session.
   */
  #leavesTraces({method, headers}: SampleRequest): boolean {
    return (
      this.#files.size > 0 ||
      method !== 'GET' ||
      [headers.authorization, headers.cookie].some((header) => /<(jwt|refresh-token)/.test(header ?? ''))
    );
  }

  async #operation(lab: Lab, sample: Sample, index: number): Promise<Outcome> {
    const next = this.page.samples[index + 1];
    const variables = next?.kind === 'variables' ? (JSON.parse(next.text) as unknown) : undefined;
    return lab.request({
      method: 'POST',
      path: '/graphql',
      headers: {'content-type': 'application/json', authorization: `Bearer ${lab.tokens.token ?? ''}`},
      body: JSON.stringify({query: sample.text, variables}),
    });
  }

  #judge(sample: Sample, response: Sample | undefined, outcome: Outcome): void {
    const throws = sample.meta.values.throws;
    if (outcome.thrown || throws) {
      this.#judgeThrown(sample, throws, outcome);
      return;
    }
    const expected = statusOf(sample, response) || (response ? 200 : 0);
    const unsuited = expected ? outcome.status !== expected : outcome.status >= 400;
    const body = normalize(outcome.body);
    if (response) {
      this.answers.push({response, status: outcome.status, body});
    }
    if (unsuited || (!response && hasErrors(body))) {
      this.#report(response ?? sample, messages.status(outcome.status, expected || 200, errorOf(body)));
      return;
    }
    if (response) {
      this.#judgeBody(response, body);
    }
  }

  #judgeThrown(sample: Sample, throws: string | undefined, {thrown}: Outcome): void {
    if (thrown && thrown.original.name !== throws) {
      this.#report(sample, throws ? messages.didNotThrow(throws, thrown.message) : messages.threw(thrown.message));
    } else if (!thrown && throws) {
      this.#report(sample, messages.didNotThrow(throws, 'nothing'));
    }
  }

  #judgeBody(response: Sample, actual: unknown): void {
    let written: unknown;
    try {
      written = JSON.parse(response.text);
    } catch (error) {
      this.#report(response, messages.invalid('the response', (error as Error).message));
      return;
    }
    const differences = compare(written, actual ?? null);
    if (differences.length > 0) {
      this.#report(response, messages.body(differences));
    }
  }

  /** The application that the next sample runs in; `undefined` if the files above it keep it from booting. */
  async #current(): Promise<Lab | undefined> {
    await this.#load();
    if (!this.#lab && this.#files.size === 0) {
      this.#lab = await this.labs.plain();
      await this.#lab.reset();
    }
    this.#over ||= this.#lab?.stopped ?? false;
    return this.#over ? undefined : this.#lab;
  }

  /** Reports uncaught errors at the sample after which they occurred. */
  async #reportUncaught(sample: Sample | undefined): Promise<void> {
    for (const error of (await this.#lab?.uncaught()) ?? []) {
      this.#report(sample, messages.uncaught(error.message));
    }
  }

  /** Whether a file shown so far may affect the GraphQL schema. */
  #concernsGraphql(): boolean {
    return [...this.#files].some(
      ([title, {text}]) => /graphql/i.test(text) || /content-types\/|components\/|extensions\//.test(title),
    );
  }

  /** Boots a copy with the files shown so far, if there are new ones. */
  async #load(): Promise<void> {
    const added = this.#pending;
    this.#pending = [];
    if (added.length === 0) {
      return;
    }
    await this.#own?.stop();
    this.#own = undefined;
    this.#lab = undefined;
    try {
      this.#own = await this.labs.withFiles(await this.#overlays(), true);
      this.#lab = this.#own;
    } catch (error) {
      this.#report(added.at(-1) ?? this.page.samples[0], doesNotLoad(error));
    }
  }

  /** Defers loading the files shown so far, if there are new ones, because no request needs them. */
  async #leaveUnloaded(): Promise<void> {
    const last = this.#pending.at(-1);
    this.#pending = [];
    if (!last) {
      return;
    }
    try {
      const overlays = await this.#overlays();
      this.unloaded.push({file: this.page.file, line: last.line, overlays, withGraphql: this.#concernsGraphql()});
    } catch (error) {
      this.#report(last, doesNotLoad(error));
    }
  }

  #overlays(): Promise<Overlay[]> {
    return Promise.all([...this.#files.values()].map(overlayOf));
  }

  #report(sample: Sample | undefined, problem: Message): void {
    this.problems.push({file: this.page.file, line: sample?.line ?? 1, ...problem});
  }
}

async function differencesOf(
  lab: Lab,
  variant: Variant,
  request: SampleRequest,
  {status, body}: Outcome,
): Promise<string[]> {
  try {
    const response = await runVariant(lab, variant, request);
    return [
      ...(response.status === undefined || response.status === status ? [] : [`the status is ${response.status}`]),
      ...('body' in response ? compare(normalize(body), normalize(response.body)) : []),
    ];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Whether a fence is a file that the application loads when it boots. */
export function isLoaded({kind, meta}: Sample): boolean {
  const title = meta.values.title ?? '';
  if (meta.values['no-load'] !== undefined || (kind !== 'code' && kind !== 'json')) {
    return false;
  }
  if (/^src\/(admin|plugins)\//.test(title)) {
    return false;
  }
  return kind === 'json' ? /^src\/.*\.json$/.test(title) : /^(src|config|database|providers)\/.*\.[jt]s$/.test(title);
}

/** Whether a sample needs a running application: a request, an operation, or server or client code. */
export function isSent(sample: Sample): boolean {
  const {kind, meta} = sample;
  const isSnippet = kind === 'run' && meta.values['no-load'] === undefined;
  return kind === 'http' || kind === 'graphql' || isSnippet || isClient(sample);
}

/**
 * The file as the application loads it. For a TypeScript sample, that's the JavaScript that readers see in the other tab. The
 * TypeScript is compiled separately, so both are checked.
 */
async function overlayOf(sample: Sample): Promise<Overlay> {
  const {path, text} = await derive(sample);
  return {path: path.replace(/^config\/env\/[\w-]+\//, `config/env/${labEnvironment}/`), text};
}

/** The status that the page states on the response or request; 0 if it states none. */
function statusOf(sample: Sample | undefined, response: Sample | undefined): number {
  return Number(response?.meta.values.status ?? sample?.meta.values.status ?? 0);
}

function expectedStatus(samples: readonly Sample[], index: number): number {
  return statusOf(samples[index], responseOf(samples, index));
}

function responseOf(samples: readonly Sample[], index: number): Sample | undefined {
  const next = samples[index + 1];
  if (next?.kind === 'variables') {
    return responseOf(samples, index + 1);
  }
  return next?.kind === 'response' ? next : undefined;
}

function ownerOf(samples: readonly Sample[], index: number): Sample | undefined {
  const previous = samples[index - 1];
  return previous?.kind === 'variables'
    ? ownerOf(samples, index - 1)
    : ['http', 'graphql', 'run'].includes(previous?.kind ?? '')
      ? previous
      : undefined;
}

async function evaluate(lab: Lab, sample: Sample): Promise<Outcome> {
  try {
    return {status: 200, body: await lab.run(await statementsOf(sample))};
  } catch (error) {
    if (error instanceof LabError && !(error instanceof LabStopped)) {
      return {status: 200, body: undefined, thrown: error};
    }
    throw error;
  }
}

/** Statements as the application runs them: the JavaScript that readers see. */
async function statementsOf(sample: Sample): Promise<string> {
  if (isDerived(sample)) {
    return toJavaScript(sample.text, {title: '', jsx: false, run: true});
  }
  const compilerOptions = {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true};
  const {outputText} = ts.transpileModule(sample.text, {compilerOptions});
  return outputText.replace('Object.defineProperty(exports, "__esModule", { value: true });', '');
}

function hasErrors(body: unknown): boolean {
  return body !== null && typeof body === 'object' && 'errors' in body && Array.isArray(body.errors);
}

function errorOf(body: unknown): string {
  const {error, errors} = (body ?? {}) as {error?: {message?: string}; errors?: Array<{message?: string}>};
  return error?.message ?? errors?.[0]?.message ?? '';
}
