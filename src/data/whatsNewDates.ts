/**
 * Day on which each section came to docs/whats-new.mdx, by its anchor: the dates of the feed's entries (plugins/feeds).
 * They're here because not every build has Git's history.
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
