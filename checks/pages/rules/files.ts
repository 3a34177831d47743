import path from 'node:path';
import {sectionOf} from '../../../src/data/sections';
import {fieldOf} from '../../shared/frontMatter';
import type {Source} from '../../shared/readSources';
import {findingAt} from '../findingAt';
import {importsOf, urlPathOf} from '../ids';
import {walk} from '../tree';
import type {Rule, Site, SiteRule} from '../types';
import {linkedPage, linksOf} from './links';

/** Imported partials exist, and are rendered. */
export const checkImports: Rule = (page, site) =>
  importsOf(page).flatMap(({file, offset}) => {
    const name = /^import\s+(\w+)/.exec(page.source.slice(offset))?.[1] ?? '';
    if (!site.byFile.has(file)) {
      return [findingAt(page, offset, `there's no file ${file}`, 'correct the path of the import')];
    }
    if (!path.posix.basename(file).startsWith('_')) {
      return [
        findingAt(
          page,
          offset,
          `${file} is a page, so readers and search would find its text twice`,
          'link to it, or move the shared text into a partial, whose name begins with an underscore',
        ),
      ];
    }
    if (showsItself(file, page.file, site)) {
      return [
        findingAt(page, offset, `${file} imports this file too, which is an endless loop`, 'remove one of the imports'),
      ];
    }
    const isShown = [...walk(page.root)].some(([node]) => node.name === name);
    return isShown
      ? []
      : [findingAt(page, offset, `${name} is imported but never used`, `add <${name} />, or remove the import`)];
  });

/** @returns whether `file` imports `other`, directly or through other partials */
function showsItself(file: string, other: string, site: Site, seen: readonly string[] = []): boolean {
  if (file === other) {
    return true;
  }
  const page = seen.includes(file) ? undefined : site.byFile.get(file);
  return page !== undefined && importsOf(page).some((next) => showsItself(next.file, other, site, [...seen, file]));
}

/** A file's path is its URL, so it may only contain characters that work on every system and in every link. */
export const checkName: Rule = (page) => {
  const name = path.posix.basename(page.file);
  if (name === 'index.mdx') {
    return [
      findingAt(
        page,
        0,
        "a page can't be an index file",
        'name the file after the folder, and put it beside the folder',
      ),
    ];
  }
  return /^docs(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*\/_?[a-z0-9]+(?:-[a-z0-9]+)*\.mdx$/.test(page.file)
    ? []
    : [
        findingAt(
          page,
          0,
          'the name of this file becomes part of a URL',
          'use only lowercase letters, digits and hyphens: npm run move renames a page and its links',
        ),
      ];
};

/**
 * Pages are .mdx files. No check reads other Markdown files, but the build may still publish them.
 *
 * @param names - every file below docs/, as paths from the root of the repository
 */
export function checkExtensions(names: readonly string[]): SiteRule {
  return () =>
    names
      .filter((file) => /\.(?:mdx?|markdown)$/i.test(file) && !file.endsWith('.mdx'))
      .map((file) => ({
        file,
        line: 1,
        column: 1,
        message: 'only .mdx files are pages, so no check reads this file',
        fix: 'rename it to .mdx',
      }));
}

/** Every partial is included by a page, and every page outside the sidebars is linked from another. */
export const checkOrphans: SiteRule = (site) => {
  const {pages} = site;
  const imported = new Set(pages.flatMap((page) => importsOf(page).map(({file}) => file)));
  const linked = new Set(
    pages.flatMap((page) =>
      linksOf(page)
        .map(({url}) => linkedPage(page, site, url))
        .filter((target) => target !== page),
    ),
  );
  const isLinkUnknown = pages.some(({isBroken}) => isBroken);
  return pages.flatMap((page) => {
    if (page.isPartial) {
      return imported.has(page.file)
        ? []
        : [findingAt(page, 0, 'no page shows this partial', 'import it where it belongs, or delete it')];
    }
    const {source} = page;
    const isForWriters = fieldOf(source, 'type')?.value === 'fragment' || fieldOf(source, 'unlisted')?.value === 'true';
    const isOutside = sectionOf(urlPathOf(page)) === undefined;
    const sidebar = fieldOf(source, 'displayed_sidebar');
    const offset = sidebar?.value === 'null' ? sidebar.offset : isOutside ? 0 : undefined;
    return offset === undefined || isForWriters || isLinkUnknown || linked.has(page)
      ? []
      : [
          findingAt(
            page,
            offset,
            'this page is in no sidebar, and no page links to it',
            isOutside ? 'move it into the folder of a section (src/data/sections.ts), or link to it' : 'link to it',
          ),
        ];
  });
};

/**
 * Every published URL still works: it's a page or redirects to one.
 *
 * @param list - the list of published URL paths, one a line
 * @param redirected - URL paths that redirect elsewhere
 */
export function checkPublished(list: Source, redirected: ReadonlySet<string>): SiteRule {
  return ({pages}) => {
    const known = new Set([...pages.map(urlPathOf), ...redirected]);
    return [...list.source.matchAll(/^.+$/gm)]
      .filter(([urlPath]) => !known.has(urlPath))
      .map(({0: urlPath, index}) =>
        findingAt(
          list,
          index,
          `${urlPath} was published, and now it's neither a page nor a redirect, so links to it break`,
          'add a redirect in config/redirects/current.ts',
        ),
      );
  };
}

/**
 * Every page is in the list of published URLs; otherwise, no check would notice if it disappeared.
 *
 * @param list - the list of published URL paths, one a line
 */
export function checkListed(list: Source): SiteRule {
  return ({pages}) => {
    const {source} = list;
    const listed = new Set(source.split('\n'));
    return pages.flatMap((page) => {
      const urlPath = urlPathOf(page);
      if (page.isPartial || listed.has(urlPath)) {
        return [];
      }
      const next = [...source.matchAll(/^.+$/gm)].find(([line]) => line > urlPath)?.index ?? source.length;
      const message = `${urlPath} is missing, so no one would notice if it disappeared`;
      const edit = {start: next, end: next, text: `${urlPath}\n`};
      return [findingAt(list, next, message, 'run npm run check -- --fix, which adds it', edit)];
    });
  };
}
