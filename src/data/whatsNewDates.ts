/**
 * Date on which each section was added to docs/whats-new.mdx, by its anchor, for the page's Atom feed (plugins/feeds). The
 * dates don't come from Git, because some builds run without its history.
 */
export const whatsNewDates: Readonly<Record<string, string>> = {
  'publication-filter': '2026-11-21',
  'strict-parameters': '2026-11-21',
  openapi: '2026-11-21',
  mcp: '2026-11-21',
  'strapi-ai': '2026-11-21',
  sessions: '2026-11-21',
  'media-library': '2026-11-21',
  'conditional-fields': '2026-11-21',
  data: '2026-11-21',
};
