import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findingAt} from '../findingAt';
import type {SiteRule} from '../types';

/** A script, `onload="…"`, or a link to `javascript:`. */
const scripts = /<script\b|(?<=<[^>]*\s)on[a-z]+\s*=|(?<=<[^>]*\shref\s*=\s*["']\s*)javascript:/gi;

/**
 * Drawings contain no programs: whoever opens the URL of the image would run them, with the rights of this site.
 *
 * @param folders - folders with images, from the root of the repository
 */
export function checkSvgs(folders: readonly string[]): SiteRule {
  return ({base}) =>
    folders
      .flatMap((folder) =>
        readdirSync(path.join(base, folder), {recursive: true, encoding: 'utf8'}).map(
          (name) => `${folder}/${name.replaceAll(path.sep, '/')}`,
        ),
      )
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
