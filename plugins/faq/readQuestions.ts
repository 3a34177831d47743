import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

/** A question on a page, with its answer. */
export interface Question {
  /** Id of the heading. */
  anchor: string;
  question: string;
  /** Plain text, with one line for each paragraph, list item, table row and line of code. */
  answer: string;
}

/** Code elements, and elements that contain them. */
const holdsCode = 'pre, :has(pre)';

/**
 * Reads questions from a built page: each level 3 heading is a question, and the content up to the next heading is its
 * answer.
 *
 * @param $ - the page, which isn't changed
 * @returns the questions in page order, without headings that have no content
 */
export function readQuestions($: CheerioAPI): Question[] {
  return $('article .markdown h3[id]')
    .toArray()
    .map((heading) => ({
      anchor: heading.attribs['id'] ?? '',
      question: wordsOf($(heading)),
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
    return $(element)
      .children('li')
      .toArray()
      .flatMap((item) => itemLinesOf($, item));
  }
  const rows = $(element).find('tr').toArray();
  if (rows.length > 0) {
    return rows.map((row) =>
      $(row)
        .children()
        .toArray()
        .map((cell) => wordsOf($(cell)))
        .join(' | '),
    );
  }
  // A callout or a collapsible section, for example.
  if ($(element).is(holdsCode)) {
    return $(element)
      .children()
      .toArray()
      .flatMap((child) => linesOf($, child));
  }
  const text = wordsOf($(element));
  return text === '' ? [] : [text];
}

/**
 * Code without the title and buttons of its block. Only the first of several tabs, because they say the same in
 * different languages.
 */
function codeOf($: CheerioAPI, element: Element): string[] {
  return $(element).find('pre').addBack('pre').first().text().trimEnd().split('\n');
}

/** The text of a list item, then its code. */
function itemLinesOf($: CheerioAPI, item: Element): string[] {
  const words = wordsOf($(item).contents().not(holdsCode));
  const code = $(item).children(holdsCode).toArray();
  const marker = $(item).parent().is('ol') ? `${$(item).index() + 1}.` : '-';
  return [`${marker} ${words}`, ...code.flatMap((child) => linesOf($, child))];
}

/** Text on one line, without zero-width spaces or text for screen readers. */
function wordsOf(nodes: Cheerio<AnyNode>): string {
  const copy = nodes.clone();
  copy.find('.visually-hidden').remove();
  return copy
    .text()
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
