import type {TagDeclaration} from './parseTags';

/**
 * @param declared - every declared tag
 * @param used - permalinks of the tags that pages use, including unlisted pages, without the base path of tags
 * @param file - path of the declarations, for messages
 * @returns a message with file, line and fix for each tag without a page
 */
export function findUnusedTags(declared: readonly TagDeclaration[], used: ReadonlySet<string>, file: string): string[] {
  return declared
    .filter(({permalink}) => !used.has(permalink))
    .map(({key, line}) => `${file}:${line}: tag "${key}" has no page. Add it to the "tags" of a page, or remove it.`);
}
