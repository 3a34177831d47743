import {blankFences, extractFences} from '../../src/lib/code/extractFences';
import {escapeRegExp} from '../../src/lib/escapeRegExp';
import type {KindCoverage, SurfaceKind} from './types';

/** Text of a page, by its path in docs/ without the extension. */
export type Sources = ReadonlyMap<string, string>;

/**
 * Finds which names of a kind are documented: mentioned in code or in a heading, on a page that the kind belongs to. A
 * dotted name (`cron.enabled`) counts either as written, or as nested keys inside a fenced configuration file.
 */
export function measureCoverage({kind, names, pages, home}: SurfaceKind, sources: Sources): KindCoverage {
  const texts = [...sources]
    .filter(([page]) =>
      pages.some(
        (prefix) =>
          page === prefix ||
          page.startsWith(`${prefix}/`) ||
          page.startsWith(`${prefix}-`) ||
          (prefix.split('/').length > 2 && page.startsWith(prefix)),
      ),
    )
    .map(([, source]) => contextsOf(source));
  const inline = texts.map((text) => text.inline).join('\n');
  const configuration = texts.map((text) => text.configuration).join('\n');
  const missing = names.filter((name) => !mentions(inline, name) && !nestedIn(configuration, name));
  return {kind, covered: names.length - missing.length, total: names.length, missing, home};
}

function contextsOf(source: string): {inline: string; configuration: string} {
  const fences = extractFences(source);
  const prose = blankFences(source);
  const spans = [...prose.matchAll(/(`+)([^`]+)\1/g)].map(([, , code = '']) => code);
  const headings = prose.split('\n').filter((line) => /^#{2,6} /.test(line));
  return {
    inline: [...spans, ...headings, ...fences.map(({text}) => text)].join('\n'),
    configuration: fences
      .filter(({meta}) => /^config\//.test(meta.values.title ?? ''))
      .map(({text}) => text)
      .join('\n'),
  };
}

function mentions(text: string, name: string): boolean {
  if (/^[A-Z]+ \//.test(name)) {
    return mentionsRoute(text, name);
  }
  return new RegExp(`(?<![\\w$-])${escapeRegExp(name)}(?![\\w-])`).test(text);
}

/** Whether a route appears as a request, with any value for each parameter, or as a method followed by a path. */
function mentionsRoute(text: string, name: string): boolean {
  const source = name.replace(' ', '\\s+').replace(/:\w+/g, '(?:[:<{]?[\\w-]+[}>]?)');
  return new RegExp(`(?<![\\w-])${source}(?![\\w/-])`).test(text);
}

/** Whether all parts of a path are keys in a configuration file, in order from the outermost. */
function nestedIn(text: string, name: string): boolean {
  const parts = name.split('.');
  if (parts.length < 2) {
    return mentions(text, name);
  }
  let position = 0;
  for (const part of parts) {
    const found = new RegExp(`(?<![\\w$])['"]?${escapeRegExp(part)}['"]?\\s*:`).exec(text.slice(position));
    if (!found) {
      return false;
    }
    position += found.index + found[0].length;
  }
  return true;
}
