import type {OptionValidationContext} from '@docusaurus/types';
import {z} from 'zod';
import {analyticsDefaults, type AnalyticsSettings} from '../core/analyticsDefaults';

/** Host of the tag manager's script, unless the configuration names another one. */
export const defaultTagManagerHost = 'https://www.googletagmanager.com';

const vendorScript = z.strictObject({src: z.url(), attributes: z.record(z.string(), z.string()).optional()});

/** Each setting has the type of its default. */
const settings = z.strictObject(
  Object.fromEntries(
    Object.entries(analyticsDefaults).map(([key, value]) => [
      key,
      (typeof value === 'boolean' ? z.boolean() : z.number().positive()).optional(),
    ]),
  ),
) as z.ZodType<Partial<AnalyticsSettings>, Partial<AnalyticsSettings>>;

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
      settings: settings.optional(),
      visualTagging: z.strictObject({src: z.url(), allowedOrigins: z.array(z.url()).min(1)}).optional(),
    })
    .optional(),
  sessionRecorder: vendorScript.optional(),
  /** Whether the not-found page offers a small game (src/components/Game). It's part of the site, so it needs no consent. */
  game: z.boolean().default(false),
});

/** The options in the site's configuration. What is missing isn't loaded. */
export type Options = z.input<typeof schema>;
export type PluginOptions = z.output<typeof schema>;

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
  return result.data;
}
