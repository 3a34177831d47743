import {sectionsFile, type SectionNames} from '../core/sectionNames';
import {servedScripts} from './servedScripts';

/** The bundler's runtime. */
declare const __webpack_require__: {
  /** Returns the file name of a chunk. */
  u: (chunk: string) => string;
  /** Loads a chunk. */
  e: (chunk: string) => Promise<unknown>;
  /** The site's base URL. */
  p: string;
};

const names = new Map<string, string>();
/** Chunks of sections. Their names change with every edit, so only {@link sectionsFile} has them all. */
const sections = new Set<string>();
let request: Promise<void> | undefined;

const nameByDefault = __webpack_require__.u;
const loadByDefault = __webpack_require__.e;

__webpack_require__.u = (chunk) => names.get(chunk) ?? nameByDefault(chunk);
__webpack_require__.e = (chunk) =>
  sections.has(chunk) && !names.has(chunk) ? requestSections().then(() => loadByDefault(chunk)) : loadByDefault(chunk);

/**
 * Registers the content-hashed file names of chunks with the bundler's runtime.
 *
 * @param list - as build/ContentNamesPlugin.ts writes it: `id=hash,id=hash`. A section may only have an id.
 */
export function addFileNames(list: string): void {
  for (const entry of list.split(',')) {
    const [chunk = '', hash] = entry.split('=');
    if (hash) {
      names.set(chunk, `assets/js/${chunk}.${hash}.js`);
    } else {
      sections.add(chunk);
    }
  }
}

/** Registers the names of the page's own scripts, among them its section's, which are in its HTML. */
export function addServedNames(): void {
  for (const [, chunk, hash] of servedScripts().matchAll(/\/(\d+)\.(\w+)\.js/g)) {
    addFileNames(`${chunk}=${hash}`);
  }
}

/**
 * Requests the names of all sections, once. After a failure, the next call tries again.
 *
 * @throws Error if they can't be loaded, or if they belong to another version of the site's code
 */
function requestSections(): Promise<void> {
  request ??= readSections().catch((error: unknown) => {
    request = undefined;
    throw error;
  });
  return request;
}

async function readSections(): Promise<void> {
  // A host may let browsers cache it for some minutes.
  const response = await fetch(__webpack_require__.p + sectionsFile, {cache: 'no-cache'});
  const {main, sections: list} = (await response.json()) as SectionNames;
  if (
    !servedScripts()
      .split(' ')
      .some((url) => url.endsWith(`/${main}`))
  ) {
    throw new Error(`The site has changed: its code is now ${main}.`);
  }
  addFileNames(list);
}
