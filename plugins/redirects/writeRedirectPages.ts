import writeRedirectFiles, {toRedirectFiles} from '@docusaurus/plugin-client-redirects/lib/writeRedirectFiles';
import type {Props} from '@docusaurus/types';
import {createRedirectPage} from './createRedirectPage';
import type {PathRedirects} from './core/types';

/**
 * Writes a page at each old path, with our own content but plugin-client-redirects' rules for file paths.
 *
 * @throws Error if the site has a page at an old path
 */
export async function writeRedirectPages(paths: PathRedirects, {outDir, baseUrl, siteConfig}: Props): Promise<void> {
  const redirects = Object.entries(paths).map(([from, to]) => ({from: decodeURIComponent(from), to}));
  const context = {relativeRoutesPaths: [], outDir, baseUrl, siteConfig, options: pluginOptions};
  const files = redirects.flatMap((redirect) =>
    toRedirectFiles([redirect], context, siteConfig.trailingSlash).map((file) => ({
      ...file,
      fileContent: createRedirectPage(redirect.to),
    })),
  );
  await writeRedirectFiles(files);
}

/** toRedirectFiles requires the whole context of plugin-client-redirects, but doesn't read these. */
const pluginOptions = {id: 'default', fromExtensions: [], toExtensions: [], redirects: []};
