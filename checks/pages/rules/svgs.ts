import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../../tools/listFiles';
import {findingAt} from '../findingAt';
import type {SiteRule} from '../types';

/** A script, an event handler such as `onload="…"`, or a `javascript:` URL in any attribute, such as `xlink:href`. */
const scripts = /<(?:[\w-]+:)?script\b|(?<=<[^>]*\s)on[a-z]+\s*=|(?<=<[^>]*=\s*["']\s*)javascript:/gi;

/**
 * SVGs contain no scripts, because they'd run on this site's origin for anyone who opens the image's URL.
 *
 * @param folders - folders with images, from the root of the repository
 */
export function checkSvgs(folders: readonly string[]): SiteRule {
  return ({base}) =>
    folders
      .flatMap((folder) => listFiles(path.join(base, folder)).map((name) => `${folder}/${name}`))
      .filter((file) => /\.svg$/i.test(file))
      .flatMap((file) => {
        const source = readFileSync(path.join(base, file), 'utf8');
        return [...source.matchAll(scripts)].map(({0: found, index}) =>
          findingAt(
            {file, source},
            index,
            `${found.trim()} is a script, which runs when someone opens this image`,
            'remove it, or export the drawing as a plain SVG',
          ),
        );
      });
}
