import type {CheerioAPI} from 'cheerio';
import type {PageKind, PageRecord} from '../core/types';
import {cleanLine, readSections} from './readSections';
import {removeInterface} from './removeInterface';

/**
 * Reads one built page, with its partials and tabs expanded.
 *
 * @param $ - the built page, which isn't changed
 * @param path - its path from the site root
 * @param kind - what kind of page it is
 * @returns the page in sections; `undefined` if the page isn't documentation or opts out of indexing
 */
export function extractRecord($: CheerioAPI, path: string, kind: PageKind): PageRecord | undefined {
  const body = $('article .markdown').first().clone();
  const [root] = body.toArray();
  const isHidden = /noindex/i.test($('meta[name="robots"]').attr('content') ?? '');
  if (!root || isHidden) {
    return undefined;
  }
  const tags = textsOf($, 'article a[rel="tag"]');
  const trail = textsOf($, '.theme-doc-breadcrumbs li').filter((label) => label !== '');
  const title = body.find('h1').first();
  removeInterface($, body);
  title.remove();
  return {
    path,
    title: cleanLine(title.text()),
    description: $('meta[name="description"]').attr('content') ?? '',
    kind,
    trail: trail.slice(0, -1),
    tags,
    keywords: ($('meta[name="keywords"]').attr('content') ?? '').split(',').filter((keyword) => keyword !== ''),
    sections: readSections($, root),
  };
}

function textsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => cleanLine($(element).text()));
}
