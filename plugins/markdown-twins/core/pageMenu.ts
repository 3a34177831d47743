/** An assistant that can be opened with a question. */
export interface Assistant {
  name: string;
  /** Address that opens it; `{prompt}` stands for the question. */
  url: string;
}

/** What the menu of every page needs. */
export interface PageMenuData {
  assistants: readonly Assistant[];
  /** What an assistant's configuration file says about the MCP server of these docs. */
  mcp: unknown;
}

/**
 * @param assistant - which one
 * @param page - absolute address of a page's Markdown
 * @returns the address that opens the assistant with a question about the page
 */
export function assistantUrl({url}: Assistant, page: string): string {
  return url.replace('{prompt}', encodeURIComponent(`Read ${page} so that I can ask questions about it.`));
}
