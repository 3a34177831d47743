import {findingAt} from '../findingAt';
import {headingsOf} from '../ids';
import {startOf} from '../tree';
import type {Rule} from '../types';

/** One H1 per page, no level left out, and no two headings that readers or links could mistake for each other. */
export const checkHeadings: Rule = (page) => {
  const headings = headingsOf(page);
  return headings.flatMap(({node, depth, text, id}, index) => {
    const report = (message: string, fix: string) => findingAt(page, startOf(node), message, fix);
    const earlier = headings.slice(0, index);
    const parent = earlier.at(-1)?.depth ?? (page.isPartial ? depth - 1 : 1);
    const isRepeated = earlier.some((other) => other.text.toLowerCase() === text.toLowerCase());
    return [
      ...(depth === 1 ? [report(`"${text}" is a second H1: the title is the first`, 'begin the heading with ##')] : []),
      ...(depth > parent + 1 && depth > 1
        ? [
            report(
              `"${text}" is an H${depth} below an H${parent}, so a level is missing in the outline`,
              `write ${'#'.repeat(parent + 1)}`,
            ),
          ]
        : []),
      ...(isRepeated
        ? [report(`there's another heading "${text}" on this page`, 'say in each what is special about it')]
        : []),
      ...(!isRepeated && earlier.some((other) => other.id === id)
        ? [report(`another heading has the id "${id}"`, 'give this one another id: {/* #… */}')]
        : []),
      ...(/[:;,]$/.test(text) ? [report(`"${text}" ends with a sign that promises more`, 'leave it out')] : []),
    ];
  });
};
