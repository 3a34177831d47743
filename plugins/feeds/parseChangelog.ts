import {fromMarkdown} from 'mdast-util-from-markdown';

/** One release of the site. */
export interface Release {
  version: string;
  /** Date of the release, as `YYYY-MM-DD`. */
  date: string;
  /** Markdown below the release's heading. */
  body: string;
}

/**
 * Reads the released versions of a changelog. Sections without a date, such as "Unreleased", are left out.
 *
 * @param source - text of CHANGELOG.md: a `## VERSION (YYYY-MM-DD)` for each release, newest first
 * @returns the releases in the order of the file
 */
export function parseChangelog(source: string): Release[] {
  const headings = fromMarkdown(source)
    .children.filter((node) => node.type === 'heading' && node.depth === 2)
    .map(({position}) => ({start: position?.start.offset ?? 0, end: position?.end.offset ?? 0}));
  return headings.flatMap(({start, end}, index) => {
    const [, version, date] = /^## (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$/.exec(source.slice(start, end)) ?? [];
    return version && date ? [{version, date, body: source.slice(end, headings[index + 1]?.start).trim()}] : [];
  });
}
