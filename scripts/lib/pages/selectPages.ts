import {execFileSync} from 'node:child_process';

/** Folders with text for readers: pages and tags, and the descriptions of screenshots and clips. */
const folders = ['docs', 'config'];

/**
 * Selects the files to check: those whose path contains a word, all, or those in `docs` and `config` that differ from
 * main.
 *
 * @param words - parts of paths
 * @param cwd - root of the repository
 * @throws Error if git can't determine what differs
 */
export function selectPages(isAll: boolean, words: readonly string[], cwd: string): (file: string) => boolean {
  if (words.length > 0) {
    const parts = words.map((word) => toPart(word, cwd));
    return (file) => parts.some((part) => file.includes(part) || file.includes(part.replace(/\/$/, '.mdx')));
  }
  if (isAll) {
    return () => true;
  }
  const changed = new Set([
    ...changedSinceMain(cwd),
    ...git(cwd, 'ls-files', '-z', '-mo', '--exclude-standard', ...folders),
  ]);
  return (file) => changed.has(file);
}

/** Accepts what people paste: `./docs/a.mdx` from a shell, an absolute path from an editor, a URL from a browser. */
function toPart(word: string, cwd: string): string {
  const part = word.replaceAll('\\', '/');
  const root = `${cwd.replaceAll('\\', '/')}/`;
  return (part.startsWith(root) ? part.slice(root.length) : part)
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/^\.\//, '');
}

/**
 * Prevents a misspelled name from looking like a page without mistakes.
 *
 * @param count - number of pages whose path contains one of the words
 * @throws Error if there are words but no matching pages
 */
export function requirePages(count: number, words: readonly string[]): void {
  if (count === 0 && words.length > 0) {
    throw new Error(`No page has ${words.join(' or ')} in its path below docs/: nothing was checked.`);
  }
}

/** A clone of a fork, or of a single branch, may have no main branch. */
function changedSinceMain(cwd: string): string[] {
  for (const branch of ['main', 'origin/main', 'upstream/main']) {
    try {
      return git(cwd, 'diff', '-z', '--name-only', '--merge-base', branch, '--', ...folders);
    } catch {
      continue;
    }
  }
  throw new Error(
    'git can’t say which pages you changed: there’s no branch main here, or this clone is too shallow. Name pages (npm run check -- quick-start), check all with npm run check -- --all, or get the branch: git fetch origin main:main (in a shallow clone, git fetch --unshallow)',
  );
}

function git(cwd: string, ...args: string[]): string[] {
  // Separated by zeros, because git escapes unusual names otherwise.
  return execFileSync('git', [...args], {cwd, encoding: 'utf8', stdio: 'pipe'})
    .split('\0')
    .filter(Boolean);
}
