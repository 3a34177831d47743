import {countEach} from '../../shared/countEach';
import {memoize} from '../../shared/memoize';
import type {Problem} from '../../shared/problem';
import type {Kind, Page, Sample} from '../../shared/samples/types';
import {isNear} from '../../shared/words/isNear';

/** Kinds of fences with absolute paths. */
const kinds: ReadonlySet<Kind> = new Set(['dockerfile', 'yaml', 'nginx', 'shell', 'text']);

/**
 * Reports absolute paths that occur nowhere else in the docs and are one letter away from one that does, such as
 * `/var/lib/ap` for `/var/lib/apt`. Folders have the same names on all pages.
 *
 * @param all - pages whose fences show how folders are named
 */
export function checkFolders(pages: readonly Page[], all: readonly Page[]): Problem[] {
  const uses = countEach(all.flatMap(foldersOf));
  return pages.flatMap(({file, samples}) =>
    samples.filter(isRead).flatMap(({line, text}) =>
      text.split('\n').flatMap((raw, index): Problem[] => {
        const rare = foldersIn(raw).find((folder) => uses.get(folder) === 1);
        const known = rare && [...uses.keys()].find((other) => other !== rare && isSlip(rare, other));
        return known === undefined || rare === undefined
          ? []
          : [
              {
                file,
                line: line + index + 1,
                message: `"${rare}" is nowhere else in the docs, and looks like "${known}"`,
                fix: `write ${known}, or call it something else`,
              },
            ];
      }),
    ),
  );
}

/** Whether two paths are in the same folder and their names differ by one letter. */
function isSlip(one: string, other: string): boolean {
  const at = one.lastIndexOf('/');
  return one.slice(0, at) === other.slice(0, other.lastIndexOf('/')) && isNear(one.slice(at + 1), other.slice(at + 1));
}

function isRead({kind}: Sample): boolean {
  return kinds.has(kind);
}

const foldersOf = memoize(({samples}: Page) => samples.filter(isRead).flatMap(({text}) => foldersIn(text)));

/** Absolute paths in a text, each with its parent folders: `/var/lib` and `/var/lib/apt`. */
function foldersIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w./}-])(?:\/[a-z][\w.-]*){2,}/g)].flatMap(([path]) => {
    const parts = path.split('/');
    return parts.slice(1).map((_, index) => parts.slice(0, index + 2).join('/'));
  });
}
