import type {OptionValidationContext} from '@docusaurus/types';
import {z} from 'zod';

const webUrl = z.url({protocol: /^https?$/});
const id = z.string().default('default');

const schema = z.discriminatedUnion('provider', [
  z.strictObject({id, provider: z.literal('embedded')}),
  z.strictObject({
    id,
    provider: z.literal('widget'),
    script: webUrl,
    attributes: z.record(z.string(), z.string()).default({}),
    open: z.string().regex(/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/, 'must be the path of a global function'),
  }),
  z.strictObject({id, provider: z.literal('http'), endpoint: webUrl, timeout: z.int().positive().default(30_000)}),
]);

/** The options in the site's configuration. */
export type Options = z.input<typeof schema>;
export type PluginOptions = z.output<typeof schema>;

/**
 * @param context - the options as configured
 * @returns the options with defaults
 * @throws Error that names each invalid option
 */
export function validateOptions({options}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  // Docusaurus passes an object even if the configuration has none.
  const result = schema.safeParse({provider: 'embedded', ...options});
  if (!result.success) {
    throw new Error(`Plugin ask: ${z.prettifyError(result.error)}`);
  }
  return result.data;
}
