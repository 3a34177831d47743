import {escapeRegExp} from '../../src/lib/escapeRegExp';
import {nearestName} from '../../src/lib/nearestName';

/**
 * @param tags - tags in a page's front matter
 * @param declared - keys of docs/tags.yml
 * @param fileContent - the page's text
 * @param file - its path, for messages
 * @returns a message with file, line and fix for each undeclared tag
 */
export function findUndeclaredTags(
  tags: readonly string[],
  declared: readonly string[],
  fileContent: string,
  file: string,
): string[] {
  return tags
    .filter((tag) => !declared.includes(tag))
    .map((tag) => {
      const nearest = nearestName(tag, declared);
      const hint = nearest ? `Did you mean "${nearest}"? Otherwise declare` : 'Declare';
      return `${file}:${lineOf(fileContent, tag)}: tag "${tag}" is not declared. ${hint} it in docs/tags.yml.`;
    });
}

/** Line of a tag within `tags` in the front matter; 1 if it can't be found. */
function lineOf(fileContent: string, tag: string): number {
  const lines = fileContent.split('\n');
  const start = lines.findIndex((line) => line.startsWith('tags:'));
  const whole = new RegExp(`(?<![\\w-])${escapeRegExp(tag)}(?![\\w-])`);
  const index = lines.findIndex((line, number) => number >= start && whole.test(line));
  return index === -1 ? 1 : index + 1;
}
