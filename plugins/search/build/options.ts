import type {OptionValidationContext} from '@docusaurus/types';
import type {Options, PluginOptions} from '../core/options';
import {z} from 'zod';

const prefixes = z.array(z.string().startsWith('/'));

const groups = z.strictObject({
  origins: z.array(z.url().transform((url) => url.replace(/\/+$/, ''))).default([]),
  topLevels: z.array(z.strictObject({label: z.string().min(1), urlContains: z.string().min(1)})).default([]),
  fallback: z.string().min(1).default('Documentation'),
});

const schema = z.strictObject({
  id: z.string().default('default'),
  folder: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of one folder')
    .default('search'),
  changelogs: prefixes.default([]),
  fragments: prefixes.default([]),
  excluded: prefixes.default([]),
  asked: z.string().min(1).optional(),
  groups: groups.prefault({}),
});

/**
 * @param context - the options as configured
 * @returns the options with defaults
 * @throws Error that names each invalid option
 */
export function validateOptions({options}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  const result = schema.safeParse(options ?? {});
  if (!result.success) {
    throw new Error(`Plugin search: ${z.prettifyError(result.error)}`);
  }
  return result.data;
}
