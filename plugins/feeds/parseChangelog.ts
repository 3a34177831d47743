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
 * Parses the released versions in a changelog. Skips sections without a date, such as "Unreleased".
 *
 * @param source - text of CHANGELOG.md: a `## VERSION (YYYY-MM-DD)` for each release, newest first
 * @returns the releases, in the file's order
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
