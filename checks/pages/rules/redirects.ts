import {compileRedirects} from '../../../plugins/redirects/compileRedirects';
import {findBrokenAnchors} from '../../../plugins/redirects/findBrokenAnchors';
import {findMissingPages} from '../../../plugins/redirects/findMissingPages';
import {findShadowedPages} from '../../../plugins/redirects/findShadowedPages';
import type {RedirectRule} from '../../../plugins/redirects/core/types';
import {decodeLeniently} from '../../../src/lib/decodeLeniently';
import {idsOf, urlPathOf} from '../ids';
import type {Finding, Site, SiteRule} from '../types';

interface Options {
  rules: readonly RedirectRule[];
  /** Text of each file of config/redirects, by path. */
  files: ReadonlyMap<string, string>;
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
  const pages = new Map(site.pages.filter(({isPartial}) => !isPartial).map((page) => [urlPathOf(page), page]));
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
function locate(message: string, files: ReadonlyMap<string, string>): Finding {
  const [from = ''] = message.split(' ');
  for (const [file, source] of files) {
    const index = source.indexOf(`from: '${from}'`);
    if (index !== -1) {
      const before = source.slice(0, index).split('\n');
      return {file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message};
    }
  }
  return {file: [...files.keys()][0] ?? 'config/redirects/index.ts', line: 1, column: 1, message};
}
