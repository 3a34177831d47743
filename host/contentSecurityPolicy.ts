import {hashSource} from './inlineScripts';
import type {AllowedSources} from './types';

/**
 * Creates the site's Content-Security-Policy. Scripts run from the site's own files and from inline scripts whose hash
 * is listed; 'unsafe-inline' and 'unsafe-eval' aren't allowed for scripts. Inline styles are allowed, because syntax
 * highlighting and React's `style` props produce style attributes, which hashes can't cover.
 *
 * @param inlineScripts - every inline script of the site
 * @param sources - additional origins by directive, from the configuration
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
