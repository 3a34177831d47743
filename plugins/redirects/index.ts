import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {decodeLeniently} from '../../src/lib/decodeLeniently';
import {builtSiteOf} from '../../tools/builtSite';
import {compileRedirects} from './compileRedirects';
import {findBrokenAnchors} from './findBrokenAnchors';
import {findMissingPages} from './findMissingPages';
import {findShadowedPages} from './findShadowedPages';
import {splitFragment} from './urls';
import {flattenFragments} from './flattenFragments';
import type {CompiledRedirects} from './core/types';
import type {PluginOptions} from './options';
import {writeRedirectPages} from './writeRedirectPages';

export {validateOptions} from './options';

/**
 * Handles old URLs on hosts without redirect rules: a page at each old path, and a client module for fragments, which
 * no host can see. Hosts with rules get the same list (see host/types.ts).
 *
 * @throws Error if the site isn't at the root of its host, or rules contradict each other
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
      const site = builtSiteOf(props);
      const pages = new Set(site.paths);
      // Other plugins read the same pages at this time, so each is only parsed once.
      await site.read(pagesWithAnchors(compiled), () => undefined);
      const broken = [
        ...findMissingPages(compiled, pages),
        ...findShadowedPages(compiled.paths, pages),
        ...findBrokenAnchors(compiled, (page, id) => site.page(page)?.ids.has(decodeLeniently(id))),
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

/** Paths of the pages whose anchors occur in redirects. */
function pagesWithAnchors({paths, fragments}: CompiledRedirects): string[] {
  const targets = [...Object.values(paths), ...flattenFragments(fragments).flat()];
  return targets.filter((to) => to.includes('#')).map((to) => splitFragment(to).path);
}
