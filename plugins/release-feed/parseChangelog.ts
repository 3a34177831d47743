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
  return source
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const heading = /^(\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)\n/.exec(section);
      return heading
        ? [{version: heading[1] ?? '', date: heading[2] ?? '', body: section.slice(heading[0].length).trim()}]
        : [];
    });
}
