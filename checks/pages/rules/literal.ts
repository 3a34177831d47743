import {conflictsIn} from '../readSourcePages';
import {findingAt} from '../findingAt';
import {endOf, startOf, walk} from '../tree';
import type {Finding, Rule} from '../types';

interface Literal {
  /** Matches signs of Markdown in what readers see as text. */
  avoid: RegExp;
  message: string;
  fix: string;
}

/** Markdown with a slip in it is no error: readers see its signs as text. None of these is right in a sentence. */
const literals: readonly Literal[] = [
  {
    avoid: /\)\[(?=\.{0,2}\/|#|https?:)/g,
    message: "the brackets are the wrong way round, so this isn't a link",
    fix: 'write [text](./page.mdx)',
  },
  {
    avoid: /\]\(|\] \((?=\.{0,2}\/|#|https?:)/g,
    message: "this isn't a link: a parenthesis is missing, or there's a space before or in the URL",
    fix: 'write [text](./page.mdx), without spaces in the URL',
  },
  {
    avoid: /\]\[/g,
    message: "this isn't a link: nothing on this page says where the name in the second brackets leads",
    fix: 'write [text](./page.mdx)',
  },
  {avoid: /\[\^[\w-]+\]/g, message: 'a footnote without a text', fix: 'add its text, [^1]: …, or take it out'},
  {
    avoid: /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/gi,
    message: "only GitHub knows this kind of callout, so it's shown as text",
    fix: 'write :::tip, the text, and ::: on lines of their own',
  },
  {avoid: /^#{2,6}(?=[^\s#])/gm, message: "this isn't a heading", fix: 'put a space behind the #'},
  {
    avoid: /^(?<!\|[ \t]*\n) *\|(?=.*\|\s*$)/gm,
    message: "this row isn't part of a table",
    fix: 'a table begins with a header and | --- |, with as many columns, and has no empty line between its rows',
  },
  {avoid: /^(?<!^[•·‣] .*\n)[•·‣] /gm, message: "this isn't a list", fix: 'begin each item with "- "'},
  {
    avoid: /^(?!1[.)])\d{1,2}[.)] /gm,
    message: "this isn't a list: right below a paragraph, only 1 begins one",
    fix: 'leave a line empty above the list, or begin with 1.',
  },
  {avoid: /(?<!\\)`/g, message: 'a backtick without its partner', fix: 'end the code with a backtick, or write \\`'},
];

/** Characters that no screen shows, and that break commands and searches. U+200D isn't one of them: emoji need it. */
const invisible = /[\u00ad\u200b\u200c\u200e\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const spaces = /[\u00a0\u2000-\u200a\u202f\u3000]/g;

/** Signs of Markdown, of git and of word processors that stay in the text. */
export const checkLiteral: Rule = (page) => [
  ...conflictsIn(page),
  ...literals.flatMap(({avoid, message, fix}) =>
    [...page.prose.matchAll(avoid)]
      // The prose has spaces where the signs of headings and code were.
      .filter(({0: found, index}) => page.source.startsWith(found, index))
      .map(({index}) => findingAt(page, index, message, fix)),
  ),
  ...[...page.prose.matchAll(/\*/g)]
    .filter(({index}) => page.source[index - 1] === '*' || page.source[index + 1] === '*')
    .slice(0, 1)
    .map(({index}) =>
      findingAt(page, index, 'this ** has no partner, so nothing is bold', 'write **Label**, without spaces inside'),
    ),
  ...replaceAll(page, invisible, ''),
  ...replaceAll(page, spaces, ' '),
  ...checkNodes(page),
];

function replaceAll(page: Parameters<Rule>[0], characters: RegExp, text: string): Finding[] {
  return [...page.source.matchAll(characters)].map(({0: found, index}) => {
    const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    return findingAt(
      page,
      index,
      text === '' ? `an invisible character (${code})` : `a space that programs don't take for one (${code})`,
      text === '' ? 'delete it, or run npm run check -- --fix' : 'write a space, or run npm run check -- --fix',
      {start: index, end: index + found.length, text},
    );
  });
}

/** Fences that end, callouts that begin, and code whose quotes programs know. */
function checkNodes(page: Parameters<Rule>[0]): Finding[] {
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
        findingAt(page, start, "this fence isn't closed, so it takes in all that follows", 'end it with a line ```'),
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
