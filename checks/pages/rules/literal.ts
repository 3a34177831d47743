import {conflictsIn} from '../readSourcePages';
import {findingAt} from '../findingAt';
import {endOf, startOf, walk} from '../tree';
import type {Finding, Rule, SourcePage} from '../types';

interface Literal {
  /** Matches Markdown syntax that readers would see as text. */
  avoid: RegExp;
  message: string;
  fix: string;
}

/**
 * Mistyped Markdown isn't a syntax error: readers see its characters as text. None of these is ever correct in a
 * sentence.
 */
const literals: readonly Literal[] = [
  {
    avoid: /\)\[(?=\.{0,2}\/|#|https?:)/g,
    message: "the brackets and parentheses are swapped, so this isn't a link",
    fix: 'write [text](./page.mdx)',
  },
  {
    avoid: /\]\(|\] \((?=\.{0,2}\/|#|https?:)/g,
    message: "this isn't a link: a parenthesis is missing, or there's a space before or in the URL",
    fix: 'write [text](./page.mdx), without spaces in the URL',
  },
  {
    avoid: /\]\[/g,
    message: "this isn't a link: the page doesn't define the name in the second brackets",
    fix: 'write [text](./page.mdx)',
  },
  {avoid: /\[\^[\w-]+\]/g, message: 'this footnote has no text', fix: 'add its text, [^1]: …, or remove it'},
  {
    avoid: /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/gi,
    message: "only GitHub knows this kind of callout, so it's shown as text",
    fix: 'write :::tip, the text, and ::: on lines of their own',
  },
  {avoid: /^#{2,6}(?=[^\s#])/gm, message: "this isn't a heading", fix: 'put a space after the #'},
  {
    avoid: /^(?<!\|[ \t]*\n) *\|(?=.*\|\s*$)/gm,
    message: "this row isn't part of a table",
    fix: 'a table needs a header row, then a | --- | row with as many columns, and no empty lines between its rows',
  },
  {avoid: /^(?<!^[•·‣] .*\n)[•·‣] /gm, message: "this isn't a list", fix: 'begin each item with "- "'},
  {
    avoid: /^(?!1[.)])\d{1,2}[.)] /gm,
    message: "this isn't a list: right below a paragraph, a list has to start at 1",
    fix: 'add an empty line above the list, or start it with 1.',
  },
  {avoid: /(?<!\\)`/g, message: "this backtick isn't closed", fix: 'end the code with a backtick, or write \\`'},
];

/** Invisible characters that break commands and searches. U+200D isn't included, because emoji need it. */
const invisible = /[\u00ad\u200b\u200c\u200e\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const spaces = /[\u00a0\u2000-\u200a\u202f\u3000]/g;

/** Finds leftover syntax from Markdown, git and word processors. */
export const checkLiteral: Rule = (page) => [
  ...conflictsIn(page),
  ...literals.flatMap(({avoid, message, fix}) =>
    [...page.prose.matchAll(avoid)]
      // Prose has spaces in place of heading markers and code, so compare with the source.
      .filter(({0: found, index}) => page.source.startsWith(found, index))
      .map(({index}) => findingAt(page, index, message, fix)),
  ),
  ...[...page.prose.matchAll(/\*/g)]
    .filter(({index}) => page.source[index - 1] === '*' || page.source[index + 1] === '*')
    .slice(0, 1)
    .map(({index}) =>
      findingAt(page, index, "this ** isn't closed, so nothing is bold", 'write **Label**, without spaces inside'),
    ),
  ...replaceAll(page, invisible, ''),
  ...replaceAll(page, spaces, ' '),
  ...checkNodes(page),
];

function replaceAll(page: SourcePage, characters: RegExp, text: string): Finding[] {
  return [...page.source.matchAll(characters)].map(({0: found, index}) => {
    const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    return findingAt(
      page,
      index,
      text === '' ? `an invisible character (${code})` : `programs don't read this character as a space (${code})`,
      text === '' ? 'delete it, or run npm run check -- --fix' : 'write a space, or run npm run check -- --fix',
      {start: index, end: index + found.length, text},
    );
  });
}

/** Fences are closed, callouts begin with three colons, and code has straight quotes. */
function checkNodes(page: SourcePage): Finding[] {
  return [...walk(page.root)].flatMap(([node]) => {
    const start = startOf(node);
    const text = page.source.slice(start, endOf(node));
    if (node.type === 'leafDirective') {
      return [
        findingAt(
          page,
          start,
          "two colons don't begin a callout, so they're shown as text",
          `write :::${node.name ?? ''}`,
        ),
      ];
    }
    if (node.type === 'code' && !/\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(text)) {
      return [
        findingAt(
          page,
          start,
          "this fence isn't closed, so it swallows everything after it",
          'close it with ``` on a line of its own',
        ),
      ];
    }
    const isCopied =
      node.type === 'inlineCode' || (node.type === 'code' && /^[`~]{3,}(?:bash|sh|shell|env)\b/.test(text));
    const quote = isCopied ? /[“”]/.exec(text) : null;
    return quote
      ? [findingAt(page, start + quote.index, `${quote[0]} in code, where programs need straight quotes`, 'write "')]
      : [];
  });
}
