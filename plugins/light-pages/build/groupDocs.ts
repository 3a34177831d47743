import type {GeneratedRoutes} from '../core/types';

/** What every page of docs needs, and no other page. */
const components: readonly string[] = ['@theme/DocItem', '@theme/DocRoot'];

/**
 * Makes one script of the code that every page of docs needs: several are more requests, and compress less well. What
 * other pages need of it is in theirs too.
 *
 * @returns a group for the bundler's `splitChunks`
 */
export function groupDocs({modules}: GeneratedRoutes) {
  const names = Object.keys(modules).filter((chunk) => components.includes(modules[chunk] ?? ''));
  return {
    // The manifest, by which scripts get into the HTML, knows chunks by the names that pages have for them.
    name: names[0],
    chunks: ({name}: {name?: string | null}) => names.includes(name ?? ''),
    enforce: true,
    priority: 45,
  };
}
