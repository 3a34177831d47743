import {z} from 'zod';

const schema = z.strictObject({
  /** Version of the product that the pages describe. */
  version: z.string().min(1),
  /** What the documentation is, in a sentence or two, for the head of every list. */
  summary: z.string().min(1),
  /** Documents whose id begins so are parts of other pages, and in no list. */
  fragments: z.array(z.string()).default([]),
  /** Assistants that the menu of a page offers to open; `{prompt}` stands for the question. */
  assistants: z
    .array(z.strictObject({name: z.string().min(1), url: z.url({protocol: /^https$/}).includes('{prompt}')}))
    .default([]),
  /** What an assistant's configuration file says about the MCP server. */
  mcp: z.record(z.string(), z.unknown()).default({}),
  /** Characters that the file of a section has at most. */
  limit: z.int().min(1000).default(49_000),
});

/** What the configuration may say. */
export type Options = z.input<typeof schema>;
export type PluginOptions = z.output<typeof schema>;

/**
 * @param options - as written in the configuration
 * @returns the options with defaults
 * @throws Error that names each wrong option
 */
export function parseOptions(options: Options): PluginOptions {
  const result = schema.safeParse(options);
  if (!result.success) {
    throw new Error(`Plugin markdown-twins: ${z.prettifyError(result.error)}`);
  }
  return result.data;
}
