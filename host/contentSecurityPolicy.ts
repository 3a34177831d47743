import {hashSource} from './inlineScripts';
import type {AllowedSources} from './types';

/**
 * The site's Content-Security-Policy. Scripts run from the site's own files and from inline scripts whose hash is
 * listed; there is no 'unsafe-inline' or 'unsafe-eval' for scripts. Styles may be inline: syntax highlighting and
 * React's `style` properties are attributes, which hashes can't cover.
 *
 * @param inlineScripts - every inline script of the site
 * @param sources - further origins by directive, from what is configured
 * @returns the header's value
 */
export function createContentSecurityPolicy(inlineScripts: readonly string[], sources: AllowedSources): string {
  const hashes = [...new Set(inlineScripts.map(hashSource))].sort();
  const directives: readonly [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...hashes]],
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:']],
    ['media-src', ["'self'"]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['frame-src', []],
    ['base-uri', ["'self'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'self'"]],
  ];
  return directives
    .map(([name, own]) => [name, ...own, ...(sources[name as keyof AllowedSources] ?? [])])
    .filter((directive) => directive.length > 1)
    .map((directive) => directive.join(' '))
    .join('; ');
}
