import type {Root} from 'mdast';
import type {VFile} from 'vfile';

/** Trees by file path, with the text they were parsed from. */
const kept = new Map<string, {source: string; root: Root}>();

/**
 * Remark plugin that keeps a copy of each file's original tree, so that creating twins doesn't parse it again, which
 * would take five seconds. Files from the bundler's cache aren't parsed, so they aren't kept; their twins are usually in
 * the cache of `createTwins`.
 */
export function keepTree(): (root: Root, file: VFile) => void {
  return (root, file) => {
    kept.set(file.path, {source: String(file), root: structuredClone(root)});
  };
}

/**
 * @param file - absolute path
 * @param source - text of the file
 * @returns the tree for this text, which the caller may change; `undefined` if there's none
 */
export function takeTree(file: string, source: string): Root | undefined {
  const found = kept.get(file);
  kept.delete(file);
  return found?.source === source ? found.root : undefined;
}
