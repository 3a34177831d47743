import {availableParallelism} from 'node:os';
import type {Lab} from '../../shared/lab/lab';
import type {Overlay} from '../../shared/lab/workspace';
import type {Problem} from '../../shared/problem';
import {messages} from '../../shared/samples/messages';
import {allEnded, inTurn} from './inTurn';
import type {Labs} from './runPage';

/** Files of a page without requests, so the only question is whether an application boots with them. */
export interface FileSet {
  file: string;
  /** Line of the last file, where problems are reported. */
  line: number;
  overlays: readonly Overlay[];
  withGraphql: boolean;
}

/** Files that determine content types or the database, which affects other files. */
const decidesForOthers =
  /^src\/(?:api\/[^/]+\/content-types|components|extensions)\/|^database\/|^config\/(?:env\/[^/]+\/)?database\./;

/**
 * Boots applications with sets of files. Sets without a common file share an application, because a boot takes longer than
 * nearly any page. If an application doesn't boot, each of its sets gets its own.
 *
 * @returns problems, in no particular order
 */
export async function loadFiles(sets: readonly FileSet[], labs: Labs): Promise<Problem[]> {
  const groups = groupSets(sets);
  const problems: Problem[] = [];
  const load = async (group: FileSet[]): Promise<void> => {
    problems.push(...(await loadGroup(group, labs)));
  };
  await allEnded(Array.from({length: availableParallelism()}, () => inTurn(groups, load)));
  return problems;
}

/** @returns groups of sets that can be loaded together, because no two of them have the same file */
function groupSets(sets: readonly FileSet[]): FileSet[][] {
  const groups: {sets: FileSet[]; names: Set<string>}[] = [];
  const alone: FileSet[][] = [];
  for (const set of sets) {
    if (set.overlays.some(({path}) => decidesForOthers.test(path))) {
      alone.push([set]);
      continue;
    }
    const names = set.overlays.map(nameOf);
    const group = groups.find((one) => names.every((name) => !one.names.has(name)));
    if (group) {
      group.sets.push(set);
      names.forEach((name) => group.names.add(name));
    } else {
      groups.push({sets: [set], names: new Set(names)});
    }
  }
  return [...groups.map((group) => group.sets), ...alone];
}

/** Maps a TypeScript file to its compiled JavaScript file. */
function nameOf({path}: Overlay): string {
  return path.replace(/\.[jt]s$/, '');
}

async function loadGroup(group: readonly FileSet[], labs: Labs): Promise<Problem[]> {
  const [first, ...others] = group;
  if (!first) {
    return [];
  }
  const together = {
    ...first,
    overlays: group.flatMap(({overlays}) => overlays),
    withGraphql: group.some(({withGraphql}) => withGraphql),
  };
  const problems = await loadSet(together, labs);
  if (others.length === 0 || problems.length === 0) {
    return problems;
  }
  const each: Problem[] = [];
  for (const set of group) {
    each.push(...(await loadSet(set, labs)));
  }
  return each;
}

async function loadSet({file, line, overlays, withGraphql}: FileSet, labs: Labs): Promise<Problem[]> {
  let lab: Lab | undefined;
  try {
    lab = await labs.withFiles(overlays, withGraphql);
    return (await lab.uncaught()).map((error) => ({file, line, ...messages.uncaught(error.message)}));
  } catch (error) {
    return [{file, line, ...doesNotLoad(error)}];
  } finally {
    await lab?.stop();
  }
}

/** @returns the message for an error that kept an application from booting */
export function doesNotLoad(error: unknown): {message: string} {
  return messages.load((error as Error).message.split('\nRequire stack')[0] ?? '');
}
