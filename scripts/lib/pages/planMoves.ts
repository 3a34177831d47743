import {existsSync} from 'node:fs';
import {isPartial} from '../../../checks/pages/readSourcePages';
import {toUrl, type Moves} from './movePages';
import {problemOfForm, toUrlPath} from './pageQuestions';

/** What to move, and the number of pages below that aren't moved. */
export interface MovePlan {
  moves: Moves;
  left: number;
}

/**
 * @param from - URL of a page or a partial, or with a fragment, that of a part of a page
 * @param to - its new URL
 * @param sources - all pages and partials, by path from the root of the repository
 * @param withChildren - whether to move the pages below it, too
 * @throws Error that says why this move isn't possible
 */
export function planMoves(
  from: string,
  to: string,
  sources: ReadonlyMap<string, string>,
  withChildren: boolean,
): MovePlan {
  const [file, target] = [toFile(from), toFile(to)];
  const [page = ''] = file.split('#');
  const isPart = file.includes('#');
  if (!sources.has(page)) {
    throw new Error(`There's no file ${page}.`);
  }
  if (isPart !== target.includes('#')) {
    throw new Error('A part of a page moves to a part of a page: give both a fragment, or neither.');
  }
  if (isPart) {
    const [other = ''] = target.split('#');
    if (!sources.has(other)) {
      throw new Error(`There's no file ${other}.`);
    }
    return {moves: {files: new Map(), parts: new Map([[file, target]])}, left: 0};
  }
  // The name of a partial begins with an underscore.
  const problem = problemOfForm(toUrl(target).replace(/\/_(?=[^/]*$)/, '/'));
  if (problem) {
    throw new Error(problem);
  }
  if (isPartial(file) !== isPartial(target)) {
    throw new Error('A partial, whose name begins with an underscore, moves to a partial, and a page to a page.');
  }
  const below = [...sources.keys()].filter((other) => other.startsWith(file.replace(/\.mdx$/, '/')));
  const folder = target.replace(/\.mdx$/, '/');
  const children = below.map((other) => [other, folder + other.slice(file.length - '.mdx'.length + 1)] as const);
  const files = new Map([[file, target] as const, ...(withChildren ? children : [])]);
  const taken = [...files.values()].filter((other) => existsSync(other));
  if (taken.length > 0) {
    throw new Error(`There's already a file ${taken.join(' and ')}.`);
  }
  return {moves: {files, parts: new Map()}, left: withChildren ? 0 : children.length};
}

/** `/cms/old#part` becomes `docs/cms/old.mdx#part`. */
function toFile(url: string): string {
  const [page = '', fragment] = url.split('#', 2);
  return `docs${toUrlPath(page)}.mdx${fragment === undefined ? '' : `#${fragment}`}`;
}
