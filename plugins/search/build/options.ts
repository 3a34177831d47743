import type {OptionValidationContext} from '@docusaurus/types';
import {z} from 'zod';

const prefixes = z.array(z.string().startsWith('/'));

const groups = z.strictObject({
  origins: z.array(z.url().transform((url) => url.replace(/\/+$/, ''))).default([]),
  topLevels: z.array(z.strictObject({label: z.string().min(1), urlContains: z.string().min(1)})).default([]),
  fallback: z.string().min(1).default('Documentation'),
});

const schema = z.strictObject({
  /** Set by Docusaurus if a site has several instances of the plugin. */
  id: z.string().default('default'),
  /** Paths (as prefixes) of pages that describe changes rather than how things work; they rank lower. */
  changelogs: prefixes.default([]),
  /** Paths (as prefixes) of reusable fragments; they rank lowest. */
  fragments: prefixes.default([]),
  /** Paths (as prefixes) that aren't indexed. */
  excluded: prefixes.default([]),
  /** Folder with phrases that readers type to find sections, relative to the site's root. */
  asked: z.string().min(1).optional(),
  /** How results are grouped. */
  groups: groups.prefault({}),
});

/** The options in the site's configuration. */
export type Options = z.input<typeof schema>;
export type PluginOptions = z.output<typeof schema>;

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
