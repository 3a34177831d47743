/** An AI assistant that can be opened with a question. */
export interface Assistant {
  name: string;
  /** URL that opens it, with the placeholder `{prompt}` for the question. */
  url: string;
}

/** Data for the menu on every page. */
export interface PageMenuData {
  assistants: readonly Assistant[];
  /** Entry for the MCP server of these docs in an assistant's configuration file. */
  mcp: unknown;
}

/**
 * @param assistant - the assistant to open
 * @param page - absolute URL of a page's Markdown
 * @returns the URL that opens the assistant with a question about the page
 */
export function assistantUrl({url}: Assistant, page: string): string {
  return url.replace('{prompt}', encodeURIComponent(`Read ${page} so that I can ask questions about it.`));
}
