import type {Shown} from './findProblems';

/**
 * Finds the screenshots that a page shows.
 *
 * @param file - path of the page, for messages
 * @param source - its text, without fences
 * @returns for each screenshot its name and how many items the numbered list right below it has; 0 if none is there
 */
export function shownIn(file: string, source: string): Shown[] {
  return [...source.matchAll(/^([ \t]*)<Screenshot\s+name="([^"]+)"\s*\/>[ \t]*\n/gm)].map(
    ({0: tag, 1: indent = '', 2: name = '', index}) => {
      const lines = source.slice(index + tag.length).split('\n');
      const rest = lines.slice(lines.findIndex((line) => line.trim() !== ''));
      const end = rest.findIndex(
        (line) => line.trim() !== '' && !line.startsWith(`${indent}   `) && !isItem(line, indent),
      );
      return {
        file,
        name,
        explained: rest.slice(0, end < 0 ? undefined : end).filter((line) => isItem(line, indent)).length,
      };
    },
  );
}

const isItem = (line: string, indent: string): boolean =>
  line.startsWith(indent) && /^\d+\. /.test(line.slice(indent.length));
