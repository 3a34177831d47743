import {findingAt} from '../findingAt';
import {headingsOf, importsOf, type Heading} from '../ids';
import {startOf} from '../tree';
import type {Finding, Rule, Site, SourcePage} from '../types';

/** One H1 per page, no level left out, and no two headings that readers or links could mistake for each other. */
export const checkHeadings: Rule = (page, site) => {
  const headings = headingsOf(page);
  return [...checkOwn(page, headings), ...checkPartials(page, headings, site)];
};

/** A link to an id leads to the first heading that has it, whether that's the page's or a partial's. */
function checkPartials(page: SourcePage, headings: readonly Heading[], {byFile}: Site): Finding[] {
  const taken = new Map(headings.map(({id}) => [id, page.file]));
  return importsOf(page).flatMap(({file, offset}) => {
    const partial = byFile.get(file);
    return (partial?.isPartial ? headingsOf(partial) : []).flatMap(({id}) => {
      const other = taken.get(id);
      taken.set(id, other ?? file);
      return other === undefined || other === file
        ? []
        : [
            findingAt(
              page,
              offset,
              `a heading of ${file} has the id "${id}", and so has one of ${other}`,
              'give one of them another id: {/* #… */}',
            ),
          ];
    });
  });
}

function checkOwn(page: SourcePage, headings: readonly Heading[]): Finding[] {
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
      ...(text === '' ? [report('a heading without words', 'write what the section is about, or take it out')] : []),
      ...(/[:;,]$/.test(text) ? [report(`"${text}" ends with a sign that promises more`, 'leave it out')] : []),
    ];
  });
}
