import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

/** A question of a page, and what the page answers. */
export interface Question {
  /** Id of the heading. */
  anchor: string;
  question: string;
  /** Plain text: a line for each paragraph, list item, row and line of code. */
  answer: string;
}

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
  // A code block has a header with its title and buttons, which aren't part of the answer.
  const code = element.name === 'pre' ? $(element) : $(element).find('pre').first();
  if (code.length > 0) {
    return code.text().trimEnd().split('\n');
  }
  if ($(element).is('ul, ol')) {
    return itemsOf($, element).map((item) => `- ${lineOf($, item)}`);
  }
  const rows = $(element).find('tr').toArray();
  if (rows.length > 0) {
    return rows.map((row) => cellsOf($, row).join(' | '));
  }
  const text = lineOf($, element);
  return text === '' ? [] : [text];
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

/** The text of an element in one line, without the zero-width space of a heading's link. */
function lineOf($: CheerioAPI, element: Element): string {
  return $(element)
    .text()
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
