import {blankFences} from '../../src/lib/code/extractFences';

export interface Bold {
  /** Line in the file, from 1. */
  line: number;
  text: string;
  /** Whether it starts a list item, where bold words can also name the item's topic. */
  leads: boolean;
}

/**
 * Finds the bold text on a page that could be a label of the admin panel. Skips code, symbols such as `+`, and words
 * that end a sentence or introduce one, as in `**What you see:** the list`.
 */
export function findBold(source: string): Bold[] {
  return blankFences(source)
    .split('\n')
    .flatMap((text, index) => {
      const prose = text.replace(/(`+)(.+?)\1/g, (code) => '\0'.repeat(code.length));
      return [...prose.matchAll(/\*\*(?=\S)(.+?)(?<=[^\s\\])\*\*/g)]
        .map(({index: at, 1: bold = ''}) => ({
          line: index + 1,
          text: plain(bold),
          leads: /^\s*([-*]|\d+\.) $/.test(prose.slice(0, at)),
        }))
        .filter(
          ({text: bold}) => !bold.includes('\0') && /\p{L}/u.test(bold) && !/[.:!?]$/.test(bold.replace(/\.\.\.$/, '')),
        );
    });
}

function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/\\(.)/g, '$1')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .trim();
}
