import {readFileSync} from 'node:fs';
import type {Node} from '../../../plugins/mdx-vocabulary/types';
import {escapeRegExp} from '../../../src/lib/escapeRegExp';
import {findingAt} from '../findingAt';
import {fieldOf} from '../../shared/frontMatter';
import {headingsOf} from '../ids';
import {startOf} from '../tree';
import type {Finding, Rule} from '../types';

export const namesFile = 'config/names.txt';

/** Words that title case doesn't capitalize. */
const small =
  /^(?:a|an|and|as|at|but|by|for|from|if|in|into|nor|of|on|or|over|per|so|the|to|up|via|vs|with|without|yet)$/i;

/**
 * Titles and headings are in sentence case. Ignores names from config/names.txt, code, and interface labels, which are
 * bold. A single capitalized word could be an unlisted name, so a heading is only reported if at least two words are
 * capitalized, or all of them.
 */
export function createTitleCaseRule(names: readonly string[]): Rule {
  const isName = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...names]
      .sort((a, b) => b.length - a.length)
      .map(escapeRegExp)
      .join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return (page) => {
    const report = (text: string, offset: number): Finding[] => {
      const capitals = capitalsOf(text.replace(isName, '·'));
      return capitals.length === 0
        ? []
        : [
            findingAt(
              page,
              offset,
              `"${text}" isn't in sentence case: ${capitals.join(', ')}`,
              `capitalize only the first word and names, make interface labels bold, or add a name to ${namesFile}`,
            ),
          ];
    };
    const title = fieldOf(page.source, 'title');
    return [
      ...(title ? report(title.value, title.offset) : []),
      ...headingsOf(page).flatMap(({node}) => report(sentenceOf(node), startOf(node))),
    ];
  };
}

/** Capitalized words that suggest title case; none if the heading could be a sentence that contains a name. */
function capitalsOf(text: string): string[] {
  const words = [...text.matchAll(/[\p{L}][\p{L}\p{N}'’-]*/gu)];
  const later = words.filter(({index}, position) => position > 0 && !/[.:?!–—]\s*["'“(]*$/.test(text.slice(0, index)));
  const capitals = later.map(([word]) => word).filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  const meaning = later.filter(([word]) => !small.test(word) && !/^\p{Lu}{2}/u.test(word));
  const areAll = /^\p{Lu}/u.test(words[0]?.[0] ?? '') && capitals.length === meaning.length && !text.includes('·');
  return capitals.length >= 2 || (capitals.length === 1 && areAll && words.length <= 3) ? capitals : [];
}

/** The words of a heading, with placeholders for code and interface labels. */
function sentenceOf(node: Node): string {
  if (node.type === 'inlineCode' || node.type === 'strong') {
    return '·';
  }
  return node.type === 'text' ? (node.value ?? '') : (node.children ?? []).map(sentenceOf).join('');
}

/** @param file - a list with one name per line; lines that start with # are comments */
export function readNames(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}
