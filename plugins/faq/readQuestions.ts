import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

/** A question of a page, and what the page answers. */
export interface Question {
  /** Id of the heading. */
  anchor: string;
  question: string;
  /** Plain text: a line for each paragraph, list item, row and line of code. */
  answer: string;
}

/** Elements that are code, or have some in them. */
const holdsCode = 'pre, :has(pre)';

/**
 * Reads questions from a built page: each heading of level 3 asks, and what follows up to the next heading answers.
 *
 * @param $ - the page, which stays as it is
 * @returns the questions in the order of the page; headings with nothing below them are left out
 */
export function readQuestions($: CheerioAPI): Question[] {
  return $('article .markdown h3[id]')
    .toArray()
    .map((heading) => ({
      anchor: heading.attribs['id'] ?? '',
      question: lineOf($, heading),
      answer: $(heading)
        .nextUntil('h2, h3')
        .toArray()
        .flatMap((element) => linesOf($, element))
        .join('\n'),
    }))
    .filter(({answer}) => answer !== '');
}

function linesOf($: CheerioAPI, element: Element): string[] {
  if ($(element).is('pre, .theme-code-block, .theme-tabs-container:has(pre)')) {
    return codeOf($, element);
  }
  if ($(element).is('ul, ol')) {
    return itemsOf($, element).flatMap((item) => itemLinesOf($, item));
  }
  const rows = $(element).find('tr').toArray();
  if (rows.length > 0) {
    return rows.map((row) => cellsOf($, row).join(' | '));
  }
  // A callout, for example, or what a reader can unfold.
  if ($(element).is(holdsCode)) {
    return $(element)
      .children()
      .toArray()
      .flatMap((child) => linesOf($, child));
  }
  const text = lineOf($, element);
  return text === '' ? [] : [text];
}

/** Code without the title and buttons of its block; of tabs, which say the same in several languages, the first. */
function codeOf($: CheerioAPI, element: Element): string[] {
  return $(element).find('pre').addBack('pre').first().text().trimEnd().split('\n');
}

/** The words of a list item, then its code. */
function itemLinesOf($: CheerioAPI, item: Element): string[] {
  const words = wordsOf($(item).contents().not(holdsCode));
  const code = $(item).children(holdsCode).toArray();
  const marker = $(item).parent().is('ol') ? `${$(item).index() + 1}.` : '-';
  return [`${marker} ${words}`, ...code.flatMap((child) => linesOf($, child))];
}

function itemsOf($: CheerioAPI, list: Element): Element[] {
  return $(list).children('li').toArray();
}

function cellsOf($: CheerioAPI, row: Element): string[] {
  return $(row)
    .children()
    .toArray()
    .map((cell) => lineOf($, cell));
}

function lineOf($: CheerioAPI, element: Element): string {
  return wordsOf($(element));
}

/** Text in one line, without zero-width spaces, and what only screen readers say. */
function wordsOf(nodes: Cheerio<AnyNode>): string {
  const copy = nodes.clone();
  copy.find('.visually-hidden').remove();
  return copy
    .text()
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
