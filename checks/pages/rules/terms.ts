import {findingAt} from '../findingAt';
import {terms} from '../terms';
import {endOf, startOf, walk} from '../tree';
import type {Rule} from '../types';

/** Each thing has one term, as in the glossary. Bold words are interface labels, which are quoted verbatim. */
export const checkTerms: Rule = (page) => {
  let prose = page.prose;
  for (const [node] of walk(page.root)) {
    if (node.type === 'strong') {
      const [start, end] = [startOf(node), endOf(node)];
      prose = prose.slice(0, start) + ' '.repeat(end - start) + prose.slice(end);
    }
  }
  return terms.flatMap(({avoid, use, why, isCertain}) =>
    [...prose.matchAll(avoid)].map((match) => {
      const [found, captured = ''] = match;
      const right = use.replace('$1', captured);
      const edit = isCertain && {start: match.index, end: match.index + found.length, text: right};
      return findingAt(
        page,
        match.index,
        `"${found}": these docs say ${right}${why ? ` (${why})` : ''}`,
        `write ${right}, or put it in backticks if it's code (docs/cms/glossary.mdx)`,
        edit,
      );
    }),
  );
};
