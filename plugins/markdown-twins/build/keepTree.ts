import type {Root} from 'mdast';
import type {VFile} from 'vfile';

/** Trees by path of the file, beside the text they were parsed from. */
const kept = new Map<string, {source: string; root: Root}>();

/**
 * Remark plugin that keeps a copy of each file's tree before anything changes it, so that twins need no second parse:
 * that would take five seconds. Files that the bundler takes from its cache aren't parsed, and so not kept.
 */
export function keepTree(): (root: Root, file: VFile) => void {
  return (root, file) => {
    kept.set(file.path, {source: String(file), root: structuredClone(root)});
  };
}

/**
 * @param file - absolute path
 * @param source - text of the file
 * @returns the tree that this text was parsed to, to be changed at will; undefined if there's none
 */
export function takeTree(file: string, source: string): Root | undefined {
  const found = kept.get(file);
  kept.delete(file);
  return found?.source === source ? found.root : undefined;
}
