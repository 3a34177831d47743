import type {PagesAnswer} from '../../core/passages';
import type {PassagesFile} from '../../core/indexFiles';
import type {Answer} from '../../core/engine';
import type {FullIndex} from './indexLoader';
import type {Question, WorkerRequest, WorkerResponse} from './protocol';
import {answerFromPages} from '../../core/answerFromPages';
import {IndexLoader} from './indexLoader';

let loader: IndexLoader | undefined;
/** The newest search; older ones are not answered any more. */
let newest = 0;
let full: FullIndex | undefined;
/** Milliseconds from the headings to the full index, where no one searches yet. */
const pauseBeforeFull = 1500;
/** Milliseconds without a key after which excerpts are loaded. */
const pauseBeforeExcerpts = 200;
/** Milliseconds to wait for the early answer to be on the screen; a hidden page never paints. */
const longestWait = 500;
let tellShown: () => void = () => undefined;
const shown = new Promise<void>((resolve) => {
  tellShown = resolve;
});

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if (data.type === 'start') {
    start(data.manifest);
  } else if (data.type === 'shown') {
    tellShown();
  } else if (loader) {
    void answer(loader, data);
  }
});

function start(manifest: string): void {
  const files = new IndexLoader(manifest);
  loader = files;
  // The small index has the line to itself until it has answered once; the other one follows when someone searches, or
  // here. Failures are told when something is searched, which asks for the file again.
  loader
    .headings()
    .then(() => setTimeout(() => void files.full().catch(() => undefined), pauseBeforeFull))
    .catch(() => undefined);
}

async function answer(files: IndexLoader, {type, id, query}: Question & {id: number}): Promise<void> {
  try {
    if (type === 'search') {
      newest = id;
      await search(files, id, query);
    } else {
      send({type: 'answer', id, answer: await answerQuestion(files, query), isLast: true});
    }
  } catch (error) {
    fail(id, error);
  }
}

async function answerQuestion(files: IndexLoader, question: string): Promise<PagesAnswer> {
  await forgetOutdated(files);
  full ??= await files.full();
  const index = full;
  let failures = 0;
  const found = await answerFromPages(index.engine, question, async (page) => {
    try {
      return await files.passages(index.passages[page] ?? '');
    } catch (error) {
      failures += 1;
      throw error;
    }
  });
  if (failures > 0 && (await files.isOutdated(index))) {
    full = undefined;
    return answerQuestion(files, question);
  }
  return found;
}

async function search(files: IndexLoader, id: number, query: string): Promise<void> {
  await forgetOutdated(files);
  if (!full) {
    const headings = await files.headings();
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- A question may have loaded it meanwhile.
    if (id === newest && !full) {
      const early = headings.toResponse(headings.search(query), new Map());
      send({type: 'response', id, response: {...early, isEarly: true}, isLast: false});
    }
    await Promise.race([shown, delay(longestWait)]);
    full = await files.full();
  }
  if (id !== newest) {
    return;
  }
  // Kept for all of this search: a question that is asked meanwhile may drop the index or get a newer one.
  const index = full;
  const {engine} = index;
  const found = engine.search(query);
  const loaded = knownPassages(files, index, found);
  const isComplete = loaded.size === found.pages.length;
  send({type: 'response', id, response: engine.toResponse(found, loaded), isLast: isComplete});
  if (isComplete) {
    return;
  }
  // Readers who keep typing don't need excerpts of intermediate results.
  await delay(pauseBeforeExcerpts);
  if (id !== newest) {
    return;
  }
  const isWhole = await loadPassages(files, index, found, loaded);
  if (!isWhole && (await files.isOutdated(index))) {
    full = undefined;
    await search(files, id, query);
  } else if (id === newest) {
    send({type: 'response', id, response: engine.toResponse(found, loaded), isLast: true});
  }
}

/** On the development server, pages may have been saved since the last search. */
async function forgetOutdated(files: IndexLoader): Promise<void> {
  if (full && (await files.isLive()) && (await files.isOutdated(full))) {
    full = undefined;
  }
}

/** The text of those pages that was loaded before. */
function knownPassages(files: IndexLoader, {passages}: FullIndex, {pages}: Answer): Map<number, PassagesFile> {
  return new Map(
    pages.flatMap(({page}) => {
      const known = files.knownPassages(passages[page] ?? '');
      return known ? [[page, known] as const] : [];
    }),
  );
}

/**
 * Excerpts are an extra: a page whose text does not load is shown without one.
 *
 * @returns whether the text of every page is there
 */
async function loadPassages(
  files: IndexLoader,
  {passages}: FullIndex,
  {pages}: Answer,
  loaded: Map<number, PassagesFile>,
): Promise<boolean> {
  const outcomes = await Promise.allSettled(
    pages.map(async ({page}) => {
      const name = passages[page];
      if (name !== undefined) {
        loaded.set(page, await files.passages(name));
      }
    }),
  );
  return outcomes.every(({status}) => status === 'fulfilled');
}

function fail(id: number, error: unknown): void {
  send({type: 'error', id, message: error instanceof Error ? error.message : String(error)});
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function send(response: WorkerResponse): void {
  self.postMessage(response);
}
