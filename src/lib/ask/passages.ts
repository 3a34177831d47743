import type {Answer, SearchEngine} from '../search/engine';
import type {PassagesFile} from '../search/indexFiles';
import type {Passage} from './types';
import {sectionOf} from '../search/engine';
import {excerpt} from '../search/highlight';

/** Characters of a passage that are quoted. */
const quoteLength = 480;
const mostPassages = 4;
/** Sections of one page that are quoted at most. */
const mostOfOnePage = 2;
const shortestText = 40;
const howQuestion = /\bhow\b|\bexample\b|\bcommand\b/i;

/**
 * The passages that answer a question best.
 *
 * @param engine - the index that was searched
 * @param question - what the reader asked
 * @param answer - what the search found
 * @param texts - text of the pages found, by page
 * @returns passages, best first; with sample code where the question asks how
 */
export function findPassages(
  engine: SearchEngine,
  question: string,
  {ranking, pages}: Answer,
  texts: ReadonlyMap<number, PassagesFile>,
): Passage[] {
  const asksHow = howQuestion.test(question);
  const passages = pages.flatMap(({page, sections}) => {
    const info = engine.page(page);
    const text = texts.get(page);
    if (!info || !text) {
      return [];
    }
    return sections.slice(0, mostOfOnePage).flatMap(({section}): Passage[] => {
      const {anchor, heading} = sectionOf(info, section);
      const {text: body = '', samples = []} = text.sections[section] ?? {};
      const quote = body.length < shortestText && section === 0 ? `${text.description} ${body}`.trim() : body;
      const sample = asksHow ? samples[0] : undefined;
      if (quote === '' && !sample) {
        return [];
      }
      return [
        {
          title: heading || info.title,
          place: heading ? info.title : (info.trail[info.trail.length - 1] ?? ''),
          url: anchor ? `${info.path}#${anchor}` : info.path,
          text: excerpt(quote, ranking.matched, quoteLength),
          sample,
        },
      ];
    });
  });
  return passages.slice(0, mostPassages);
}
