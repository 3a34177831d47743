import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {decodeLeniently} from '../../../src/lib/decodeLeniently';
import {nearestName} from '../../../src/lib/nearestName';
import {listFiles, listFilesIfAny} from '../../../tools/listFiles';
import {existsExactly, namesIn} from '../existsExactly';
import {findingAt} from '../findingAt';
import {resolve} from '../ids';
import {startOf, walk} from '../tree';
import type {Rule, SiteRule, SourcePage} from '../types';

/** In bytes. For comparison, a screenshot of the admin panel has about 70 KB, and the text of a page 20 KB. */
const byteBudget = 150_000;

/** Images exist, and stay within the size budget. plugins/mdx-vocabulary checks that they have alternative text. */
export const checkImages: Rule = (page, {base}) =>
  [...walk(page.root)].flatMap(([node]) => {
    if (node.type !== 'image') {
      return [];
    }
    const report = (message: string, fix: string) => findingAt(page, startOf(node), message, fix);
    const {url = ''} = node;
    const file = fileOf(page, url);
    const isThere = file === undefined || existsExactly(base, file);
    const size = file !== undefined && isThere ? statSync(path.join(base, file)).size : 0;
    return [
      ...(file === undefined && !url.startsWith('data:')
        ? [
            report(
              `the image ${url} is on another host`,
              'put it into static/img/: pages only load images from this site',
            ),
          ]
        : []),
      ...(file === undefined || isThere ? [] : [report(`there's no file ${file}`, similarTo(file, base))]),
      ...(size > byteBudget
        ? [
            report(
              `${file ?? url} is ${kilobytes(size)}, and the limit is ${kilobytes(byteBudget)}`,
              'crop it, or save it as WebP or SVG',
            ),
          ]
        : []),
    ];
  });

/** @returns the path of the image; `undefined` if it isn't in this repository */
function fileOf({file}: SourcePage, url: string): string | undefined {
  const target = decodeLeniently(url.replace(/[?#].*/, ''));
  if (/^[a-z][a-z+.-]*:/i.test(target)) {
    return undefined;
  }
  return target.startsWith('/') ? `static${target}` : resolve(file, target);
}

/** Suggests a replacement for a missing file, which often differs only in capitalization. */
function similarTo(file: string, base: string): string {
  const folder = path.posix.dirname(file);
  const name = path.posix.basename(file);
  // A folder has exactly this name, but isn't an image.
  const similar = nearestName(
    name,
    namesIn(path.join(base, folder)).filter((other) => other !== name),
  );
  return similar ? `did you mean ${folder}/${similar}?` : 'correct the path';
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} KB`;
}

/**
 * Every image is used. Screenshots of the admin panel have their own check: `npm run screenshots -- --check`.
 *
 * @param folder - folder of images, from the root of the repository
 * @param mentions - texts outside docs/ that may name an image: configuration, components, Markdown
 */
export function checkUnusedImages(folder: string, mentions: readonly string[]): SiteRule {
  return ({base, pages}) => {
    const texts = [...mentions, ...pages.map(({source}) => source)];
    return listFilesIfAny(path.join(base, folder))
      .filter((name) => /\.(?:png|jpe?g|gif|svg|webp|avif)$/.test(name) && !name.startsWith('admin/'))
      .filter((name) => !texts.some((text) => text.includes(name) || text.includes(encodeURI(name))))
      .map((name) => ({
        file: `${folder}/${name}`,
        line: 1,
        column: 1,
        message: 'nothing uses this image',
        fix: 'use it where it belongs, or delete it',
      }));
  };
}

/** @returns the texts of the files in these folders that may name an image */
export function readMentions(base: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    (folder === '.' ? readdirSync(base) : listFiles(path.join(base, folder)))
      .filter((name) => /\.(?:tsx?|css|md)$/.test(name))
      .map((name) => readFileSync(path.join(base, folder, name), 'utf8')),
  );
}
