import type {OptionValidationContext} from '@docusaurus/types';
import {z} from 'zod';
import {analyticsDefaults} from '../core/analyticsDefaults';
import type {Options, PluginOptions} from '../core/types';

/** Host of the tag manager's script, unless the configuration names another one. */
export const defaultTagManagerHost = 'https://www.googletagmanager.com';

const vendorScript = z.strictObject({src: z.url(), attributes: z.record(z.string(), z.string()).optional()});

const settingsShape = Object.fromEntries(
  Object.entries(analyticsDefaults).map(([key, value]) => [
    key,
    (typeof value === 'boolean' ? z.boolean() : z.number().positive()).optional(),
  ]),
);

const schema = z.strictObject({
  // Docusaurus needs the id of the plugin's instance, but leaves the default to the plugin's validation.
  id: z.string().default('default'),
  answerWidget: vendorScript.optional(),
  experiments: vendorScript.optional(),
  tagManager: z
    .strictObject({
      containerId: z.string().regex(/^GTM-[A-Z0-9]+$/, 'expected a container id such as GTM-ABC123'),
      host: z.url().default(defaultTagManagerHost),
    })
    .optional(),
  analytics: z
    .strictObject({
      url: z.url(),
      key: z.string().min(1),
      transport: z.enum(['beacon', 'fetch']).default('beacon'),
      remoteConfigUrl: z.url().optional(),
      settings: z.strictObject(settingsShape).optional(),
      visualTagging: z.strictObject({src: z.url(), allowedOrigins: z.array(z.url()).min(1)}).optional(),
    })
    .optional(),
  sessionRecorder: vendorScript.optional(),
  game: z.boolean().default(false),
});

/**
 * Validates the plugin's options.
 *
 * @throws Error that names each wrong option and what was expected
 */
export function validateOptions({options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  const result = schema.safeParse(options);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(options)'}: ${issue.message}`);
    throw new Error(`plugins/third-parties: invalid options (config/thirdParties.ts):\n${problems.join('\n')}`);
  }
  return result.data as PluginOptions;
}
