import type {OptionValidationContext} from '@docusaurus/types';
import {z} from 'zod';
import type {Options, PluginOptions} from './types';

const address = z.string().regex(/^(\/|https?:\/\/)/, 'begin with / or with the other host’s http(s)://');
const schema = z.strictObject({
  id: z.string().default('default'),
  rules: z.array(z.strictObject({from: z.string().regex(/^\/[^?]*$/, 'be a path that begins with /'), to: address})),
});

/**
 * Checks the plugin's options.
 *
 * @throws Error that names the rule and what it has to be
 */
export function validateOptions({options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  const result = schema.safeParse(options);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: has to ${issue.message}`);
    throw new Error(`Invalid options of the redirects plugin:\n${problems.join('\n')}`);
  }
  return result.data;
}
