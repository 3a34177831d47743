import {findingAt} from '../findingAt';
import {headingsOf, importsOf, type Heading} from '../ids';
import {startOf} from '../tree';
import type {Finding, Rule, Site, SourcePage} from '../types';

/** One H1 per page, no skipped levels, and no two headings that readers or links could confuse. */
export const checkHeadings: Rule = (page, site) => {
  const headings = headingsOf(page);
  return [...checkOwn(page, headings), ...checkPartials(page, headings, site)];
};

/** A link to an id goes to the first heading with that id, whether it's on the page itself or in a partial. */
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
              `a heading in ${file} has the id "${id}", and so does one in ${other}`,
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
              `"${text}" is an H${depth} below an H${parent}, so the outline skips a level`,
              `write ${'#'.repeat(parent + 1)}`,
            ),
          ]
        : []),
      ...(isRepeated
        ? [report(`there's another heading "${text}" on this page`, 'make each one specific to its section')]
        : []),
      ...(!isRepeated && earlier.some((other) => other.id === id)
        ? [report(`another heading has the id "${id}"`, 'give this one another id: {/* #… */}')]
        : []),
      ...(text === '' ? [report('this heading is empty', 'write what the section is about, or remove it')] : []),
      ...(/[:;,]$/.test(text) ? [report(`"${text}" ends with punctuation`, 'remove it')] : []),
    ];
  });
}
