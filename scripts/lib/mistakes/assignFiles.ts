import path from 'node:path';
import type {Mistake} from './mistakes';

/** Where mistakes are made that no special file needs: pages that are alike. */
const pool =
  /^docs\/cms\/(?:configurations|deployment|admin-panel-customization|data-management|backend-customization|features)\/.*\.mdx$/;

/** A mistake, its file, and the file's text with the mistake in it. */
export interface Assigned {
  mistake: Mistake;
  file: string;
  content: string;
}

/**
 * Gives each mistake a page that no other is in, and in which it can be made: not every page has tags to put out of order.
 *
 * @param tracked - the files of the repository
 * @param read - the text of a file, empty where there is none
 */
export function assignFiles(
  mistakes: readonly Mistake[],
  tracked: readonly string[],
  read: (file: string) => string,
): Assigned[] {
  const taken = new Set(mistakes.map(({file}) => file));
  const free = tracked.filter((file) => pool.test(file) && !path.basename(file).startsWith('_') && !taken.has(file));
  return mistakes.map((mistake) => {
    if (mistake.file !== undefined) {
      return {mistake, file: mistake.file, content: mistake.make(read(mistake.file))};
    }
    for (const [index, file] of free.entries()) {
      try {
        const content = mistake.make(read(file));
        free.splice(index, 1);
        return {mistake, file, content};
      } catch {
        // The next page may have what this one lacks.
      }
    }
    throw new Error(
      `No page is left for the mistake "${mistake.name}": widen \`pool\` in ${path.basename(__filename)}.`,
    );
  });
}
