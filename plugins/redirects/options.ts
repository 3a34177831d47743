import type {OptionValidationContext} from '@docusaurus/types';
import {z} from 'zod';
import {isDecodable} from '../../src/lib/decodeLeniently';

const encoding = 'be valid percent-encoding: write a percent sign as %25';
const target = z
  .string()
  .regex(/^(\/|https?:\/\/)/, 'begin with /, or with http(s):// for another host')
  .refine(isDecodable, encoding);
const oldPath = z
  .string()
  .regex(/^\/[^?]*$/, 'be a path that begins with /')
  .refine(isDecodable, encoding);
const schema = z.strictObject({
  id: z.string().default('default'),
  rules: z.array(z.strictObject({from: oldPath, to: target})),
});

/** The options in the site's configuration. */
type Options = z.input<typeof schema>;
export type PluginOptions = z.output<typeof schema>;

/**
 * Validates the plugin's options.
 *
 * @throws Error that names the rule and the expected format
 */
export function validateOptions({options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  const result = schema.safeParse(options);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: has to ${issue.message}`);
    throw new Error(`Invalid options of the redirects plugin:\n${problems.join('\n')}`);
  }
  return result.data;
}
