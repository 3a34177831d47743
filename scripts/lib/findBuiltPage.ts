import path from 'node:path';
import {requireBuiltSite} from '../../host/servers/siteServer';
import {BuiltSite} from '../../tools/builtSite';

/**
 * Finds a page that a command is about to measure, because the not-found page would be measured otherwise.
 *
 * @param directory - folder of the built site
 * @param page - path of the page
 * @returns the file of the page
 * @throws Error if the folder has no built site, or the site has no such page
 */
export function findBuiltPage(directory: string, page: string): string {
  requireBuiltSite(directory);
  const file = new BuiltSite(path.resolve(directory)).fileOf(page);
  if (file === undefined) {
    throw new Error(`--page ${page}: there's no such page in ${directory}. Write its path, such as /cms/quick-start.`);
  }
  return path.join(directory, file);
}
