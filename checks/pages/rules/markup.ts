import {checkVocabulary} from '../../../plugins/mdx-vocabulary/checkVocabulary';
import {loadRules} from '../../../plugins/mdx-vocabulary/rules';
import {findingAt} from '../findingAt';
import {endOf, startOf, walk} from '../tree';
import type {Finding, Rule} from '../types';

const vocabulary = loadRules();

/** Components, props and admonitions exist. */
export const checkComponents: Rule = ({file, root}) =>
  checkVocabulary(root, vocabulary).map((problem) => ({file, ...problem}));

/** Finds markup that parses, but not as its author intended. */
export const checkMarkup: Rule = (page) => {
  const findings: Finding[] = [];
  for (const [node] of walk(page.root)) {
    const start = startOf(node);
    const text = page.source.slice(start, endOf(node));
    if (node.type === 'containerDirective' && !/\n[ \t>]*:{3,}\s*$/.test(text)) {
      findings.push(
        findingAt(
          page,
          start,
          `":::${node.name ?? ''}" isn't closed, so it swallows everything after it`,
          'close it with ::: on a line of its own',
        ),
      );
    } else if (node.type === 'table') {
      const [header, ...rows] = node.children ?? [];
      const columns = header?.children?.length ?? 0;
      for (const row of rows) {
        const cells = row.children?.length ?? 0;
        if (cells !== columns) {
          findings.push(
            findingAt(
              page,
              startOf(row),
              `this row has ${cells} cells, but its table has ${columns} columns`,
              'write | inside a cell as \\|',
            ),
          );
        }
      }
    }
  }
  return findings;
};
