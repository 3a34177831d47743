import {compileRedirects} from '../../../plugins/redirects/compileRedirects';
import {findBrokenAnchors} from '../../../plugins/redirects/findBrokenAnchors';
import {findMissingPages} from '../../../plugins/redirects/findMissingPages';
import {findShadowedPages} from '../../../plugins/redirects/findShadowedPages';
import type {RedirectRule} from '../../../plugins/redirects/core/types';
import {decodeLeniently} from '../../../src/lib/decodeLeniently';
import type {Source} from '../../shared/readSources';
import {findingAt} from '../findingAt';
import {idsOf, pagesByUrl} from '../ids';
import type {Finding, Site, SiteRule} from '../types';

interface Options {
  rules: readonly RedirectRule[];
  /** The files of config/redirects that list rules. */
  files: readonly Source[];
  /** Paths of the site without a file in docs/, such as those of tags. */
  otherPaths: readonly string[];
}

/**
 * Redirects lead to existing pages and anchors, and don't contradict each other. Reports the build's errors at the
 * rules that cause them.
 */
export function checkRedirects({rules, files, otherPaths}: Options): SiteRule {
  return (site) => problemsOf(rules, site, otherPaths).map((problem) => locate(problem, files));
}

function problemsOf(rules: readonly RedirectRule[], site: Site, otherPaths: readonly string[]): string[] {
  const pages = pagesByUrl(site);
  const paths = new Set([...pages.keys(), ...otherPaths]);
  try {
    const compiled = compileRedirects(rules);
    return [
      ...findMissingPages(compiled, paths),
      ...findShadowedPages(compiled.paths, paths),
      ...findBrokenAnchors(compiled, (path, id) => {
        const page = pages.get(path);
        return page && !page.isBroken ? idsOf(page, site).has(decodeLeniently(id)) : undefined;
      }),
    ];
  } catch (error) {
    const [, ...problems] = (error instanceof Error ? error.message : String(error)).split('\n');
    return problems.map((problem) => problem.trim());
  }
}

/** A message begins with the old URL of its rule. */
function locate(message: string, files: readonly Source[]): Finding {
  const [from = ''] = message.split(' ');
  for (const file of files) {
    const index = file.source.indexOf(`from: '${from}'`);
    if (index !== -1) {
      return findingAt(file, index, message);
    }
  }
  return {file: files[0]?.file ?? 'config/redirects/index.ts', line: 1, column: 1, message};
}
