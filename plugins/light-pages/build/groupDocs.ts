import type {GeneratedRoutes} from '../core/types';

/** Code that every docs page needs, and no other page. */
const components: readonly string[] = ['@theme/DocItem', '@theme/DocRoot'];

/**
 * Puts the code that every docs page needs into one script, because several would mean more requests and compress less well.
 * Other pages have copies of the modules they share with it.
 *
 * @returns a group for the bundler's `splitChunks`
 */
export function groupDocs({modules}: GeneratedRoutes) {
  const names = Object.keys(modules).filter((chunk) => components.includes(modules[chunk] ?? ''));
  return {
    // The manifest, which determines the scripts in the HTML, is keyed by the pages' names for chunks.
    name: names[0],
    chunks: ({name}: {name?: string | null}) => names.includes(name ?? ''),
    enforce: true,
    priority: 45,
  };
}
