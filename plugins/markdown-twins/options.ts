import {z} from 'zod';

const schema = z.strictObject({
  /** Version of the product that the pages describe. */
  version: z.string().min(1),
  /** Describes the documentation in a sentence or two, at the top of every list. */
  summary: z.string().min(1),
  /** Prefixes of the ids of documents that are part of other pages and therefore not listed. */
  fragments: z.array(z.string()).default([]),
  /** Assistants that the menu of a page can open; `{prompt}` is the placeholder for the question. */
  assistants: z
    .array(z.strictObject({name: z.string().min(1), url: z.url({protocol: /^https$/}).includes('{prompt}')}))
    .default([]),
  /** Entry for the MCP server in an assistant's configuration file. */
  mcp: z.record(z.string(), z.unknown()).default({}),
  /** Maximum number of characters in a section's file. */
  limit: z.int().min(1000).default(49_000),
});

/** The options in the site's configuration. */
export type Options = z.input<typeof schema>;
export type PluginOptions = z.output<typeof schema>;

/**
 * @param options - as configured
 * @returns the options with defaults
 * @throws Error that names each invalid option
 */
export function parseOptions(options: Options): PluginOptions {
  const result = schema.safeParse(options);
  if (!result.success) {
    throw new Error(`Plugin markdown-twins: ${z.prettifyError(result.error)}`);
  }
  return result.data;
}
