import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';
import ts from 'typescript';
import {rooms} from '../../rooms';
import {listFiles} from '../../tools/listFiles';

/** An import from one file to another, both as paths from the root of the repository. */
export interface ImportOf {
  from: string;
  to: string;
}

/** The number of imports from one folder to another. */
export interface Arrow {
  from: string;
  to: string;
  count: number;
}

const extensions = ['', '.ts', '.tsx', '.js', '.mjs', '.json', '/index.ts', '/index.tsx'];
const isUnitTest = (file: string): boolean => /(^|\/)__tests__\/|\.test\.tsx?$/.test(file);
const matchers = rooms.map(({name, files}) => ({name, isMatch: picomatch([...files])}));

/**
 * @param file - path from the root of the repository
 * @returns the room (rooms.js) that contains the file, if any
 */
export function roomOf(file: string): string | undefined {
  return isUnitTest(file) ? undefined : matchers.find(({isMatch}) => isMatch(file))?.name;
}

/**
 * Reads the relative imports of files, including type imports. Ignores packages.
 *
 * @param files - paths from the root of the repository
 * @param read - returns the text of a file
 */
export function readImports(files: readonly string[], read: (file: string) => string): ImportOf[] {
  const known = new Set(files);
  return files
    .filter((file) => /\.m?[jt]sx?$/.test(file))
    .flatMap((from) =>
      ts.preProcessFile(read(from), true, true).importedFiles.flatMap(({fileName}) => {
        const base = path.posix.join(path.posix.dirname(from), fileName);
        const to = extensions.map((extension) => base + extension).find((file) => known.has(file));
        return fileName.startsWith('.') && to !== undefined ? [{from, to}] : [];
      }),
    );
}

/**
 * Counts imports between folders. A folder is as long a prefix of the path as its room uses: `src/lib`,
 * `plugins/ask/core`, `checks/labels`, `scripts`.
 *
 * @param imports - imports between files; those within a folder, and those of files outside all rooms, are ignored
 */
export function toArrows(imports: readonly ImportOf[]): Arrow[] {
  const counts = new Map<string, Arrow>();
  for (const {from, to} of imports) {
    const ends = {from: folderOf(from), to: folderOf(to)};
    if (ends.from === undefined || ends.to === undefined || ends.from === ends.to) {
      continue;
    }
    const key = `${ends.from} ${ends.to}`;
    const count = (counts.get(key)?.count ?? 0) + 1;
    counts.set(key, {from: ends.from, to: ends.to, count});
  }
  return [...counts.values()].sort((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1));
}

function folderOf(file: string): string | undefined {
  const room = roomOf(file);
  const parts = file.split('/').slice(0, -1);
  const depth = {core: 3, client: 3, build: 2, config: 1, host: 1, scripts: 1, tests: 1, tools: 1}[room ?? ''] ?? 2;
  return room === undefined ? undefined : parts.slice(0, depth).join('/') || 'the root';
}

/**
 * @param arrows - between folders
 * @returns the folders of a cycle, if there is one; the first is repeated at the end
 */
export function findCycle(arrows: readonly Arrow[]): string[] | undefined {
  const targets = new Map<string, string[]>();
  arrows.forEach(({from, to}) => targets.set(from, [...(targets.get(from) ?? []), to]));
  const finished = new Set<string>();
  const visit = (folder: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(folder)) {
      return [...way.slice(way.indexOf(folder)), folder];
    }
    if (finished.has(folder)) {
      return undefined;
    }
    const cycle = (targets.get(folder) ?? []).map((next) => visit(next, [...way, folder])).find(Boolean);
    finished.add(folder);
    return cycle;
  };
  return [...targets.keys()].map((folder) => visit(folder, [])).find(Boolean);
}

/**
 * @param root - folder of the repository
 * @returns the imports between its folders
 */
export function readArrows(root: string): Arrow[] {
  const top = readdirSync(root, {withFileTypes: true}).filter(
    ({name}) => !/^\.|^(build|node_modules|samples)$/.test(name),
  );
  const files = top.flatMap((entry) =>
    entry.isDirectory() ? listFiles(path.join(root, entry.name)).map((name) => `${entry.name}/${name}`) : [entry.name],
  );
  const inRooms = files.filter((file) => roomOf(file) !== undefined);
  return toArrows(readImports(inRooms, (file) => readFileSync(path.join(root, file), 'utf8')));
}
