import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compileRedirects} from './compileRedirects';
import {findBrokenAnchors} from './findBrokenAnchors';
import {findMissingPages} from './findMissingPages';
import {findShadowedPages} from './findShadowedPages';
import {hasId} from './hasId';
import type {PluginOptions} from './core/types';
import {writeRedirectPages} from './writeRedirectPages';

export {validateOptions} from './options';

/**
 * Answers old addresses where the host has no redirect rules: a page at each old path, and a client module for
 * fragments, which no host can see. Hosts with rules get the same list (see scripts/serve.ts).
 *
 * @throws Error when the site isn't at the root of its host, or rules contradict each other
 */
export default function redirects({baseUrl}: LoadContext, {rules}: PluginOptions): Plugin {
  if (baseUrl !== '/') {
    throw new Error(
      `baseUrl is "${baseUrl}", but this site only works at the root of its host: set it to "/" in config/site.ts. decisions/0006-root-of-the-host.md says why.`,
    );
  }
  const compiled = compileRedirects(rules);
  return {
    name: 'redirects',

    getClientModules: () => [path.join(__dirname, 'client/fragmentRedirects.ts')],

    async contentLoaded({actions}) {
      await actions.createData('fragments.json', compiled.fragments);
    },

    async postBuild(props) {
      const pages = new Set(props.routesPaths);
      const broken = [
        ...findMissingPages(compiled, pages),
        ...findShadowedPages(compiled.paths, pages),
        ...findBrokenAnchors(compiled, createAnchorLookup(props)),
      ];
      if (broken.length > 0) {
        throw new Error(
          `Redirects that contradict the pages (config/redirects):\n${broken.map((text) => `  ${text}`).join('\n')}`,
        );
      }
      await writeRedirectPages(compiled.paths, props);
    },
  };
}

/** Reads each page at most once. */
function createAnchorLookup({outDir}: Props): (page: string, id: string) => boolean | undefined {
  const cache = new Map<string, string | undefined>();
  return (page, id) => {
    if (!cache.has(page)) {
      const file = path.join(outDir, page === '/' ? 'index.html' : `${page}.html`);
      cache.set(page, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    }
    const html = cache.get(page);
    return html === undefined ? undefined : hasId(html, id);
  };
}
