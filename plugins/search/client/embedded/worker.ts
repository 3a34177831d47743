/**
 * The worker that searches the site's own index. A search gets up to three responses: from titles and headings, from the full
 * index, and with excerpts. See decisions/0005-search.md.
 */
import type {PagesAnswer} from '../../core/passages';
import type {PassagesFile} from '../../core/indexFiles';
import type {SearchResults} from '../../core/engine';
import type {FullIndex} from './indexLoader';
import type {Question, WorkerRequest, WorkerResponse} from './protocol';
import {answerFromPages} from '../../core/answerFromPages';
import {manifestUrl} from '../../core/indexFiles';
import {IndexLoader} from './indexLoader';

const files = new IndexLoader(manifestUrl);
/** Id of the newest search; older ones no longer get responses. */
let newest = 0;
let full: FullIndex | undefined;
/** Milliseconds between loading the headings and the full index, if nobody searches. */
const pauseBeforeFull = 1500;
/** Milliseconds without a keystroke after which excerpts are loaded. */
const pauseBeforeExcerpts = 200;
/** Maximum time in milliseconds to wait until the early results are painted. A hidden page never paints. */
const longestWait = 500;
let tellShown: () => void = () => undefined;
const shown = new Promise<void>((resolve) => {
  tellShown = resolve;
});

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if (data.type === 'shown') {
    tellShown();
  } else {
    void answer(data);
  }
});

// The small index gets the full bandwidth until it has loaded. The full index follows on the first search, or else here.
// Failures are ignored, because a search requests the file again and reports them.
files
  .headings()
  .then(() => setTimeout(() => void files.full().catch(() => undefined), pauseBeforeFull))
  .catch(() => undefined);

async function answer({type, id, query}: Question & {id: number}): Promise<void> {
  try {
    if (type === 'search') {
      newest = id;
      await search(id, query);
    } else {
      send({type: 'answer', id, answer: await answerQuestion(query), isLast: true});
    }
  } catch (error) {
    fail(id, error);
  }
}

async function answerQuestion(question: string): Promise<PagesAnswer> {
  await forgetOutdated();
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
    return answerQuestion(question);
  }
  return found;
}

async function search(id: number, query: string): Promise<void> {
  await forgetOutdated();
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
  // The same index for the whole search, because a question in the meantime may drop or replace it.
  const index = full;
  const {engine} = index;
  const found = engine.search(query);
  const loaded = knownPassages(index, found);
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
  const isWhole = await loadPassages(index, found, loaded);
  if (!isWhole && (await files.isOutdated(index))) {
    full = undefined;
    await search(id, query);
  } else if (id === newest) {
    send({type: 'response', id, response: engine.toResponse(found, loaded), isLast: true});
  }
}

/** On the development server, pages may have been saved since the last search. */
async function forgetOutdated(): Promise<void> {
  if (full && (await files.isLive()) && (await files.isOutdated(full))) {
    full = undefined;
  }
}

/** The text of those pages that has already been loaded. */
function knownPassages({passages}: FullIndex, {pages}: SearchResults): Map<number, PassagesFile> {
  return new Map(
    pages.flatMap(({page}) => {
      const known = files.knownPassages(passages[page] ?? '');
      return known ? [[page, known] as const] : [];
    }),
  );
}

/**
 * Loads the text for excerpts. They're optional: if the text of a page doesn't load, its result has none.
 *
 * @returns whether the text of every page was loaded
 */
async function loadPassages(
  {passages}: FullIndex,
  {pages}: SearchResults,
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
