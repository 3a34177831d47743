import path from 'node:path';
import type {Mistake} from './mistakes';

/** Files for mistakes that can be made on any page. */
const pool =
  /^docs\/cms\/(?:configurations|deployment|admin-panel-customization|data-management|backend-customization|features)\/.*\.mdx$/;

/** A mistake, the file it's made in, and that file's text with the mistake. */
export interface Assigned {
  mistake: Mistake;
  file: string;
  content: string;
}

/**
 * Assigns each mistake a different page in which it can be made: not every page has tags to put out of order, for
 * example.
 *
 * @param tracked - the files of the repository
 * @param read - returns the text of a file; empty if it doesn't exist
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
        // This page lacks what the mistake needs; try the next one.
      }
    }
    throw new Error(
      `No page is left for the mistake "${mistake.name}": widen \`pool\` in ${path.basename(__filename)}.`,
    );
  });
}
