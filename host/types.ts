import {z} from 'zod';
import type {PathRedirects} from '../plugins/redirects/core/types';

/**
 * Response headers for matching paths. A rule matches one path exactly, or every path with a prefix if it ends with
 * `*`.
 */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** What every host has to do for the site, independent of its configuration format. */
export interface HostRules {
  /** In order; if two rules match a path and set the same header, the later one wins. */
  headers: readonly HeaderRule[];
  redirects: PathRedirects;
}

/** Schema of the same rules, for reading the file that a build writes (host/writeHostFiles.ts). */
export const hostRules = z.object({
  headers: z.array(z.object({path: z.string(), headers: z.record(z.string(), z.string())})),
  redirects: z.record(z.string(), z.string()),
}) satisfies z.ZodType<HostRules>;

/** Origins other than the site's own that its pages may use, by directive of the Content-Security-Policy. */
export type AllowedSources = Partial<
  Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'frame-ancestors', readonly string[]>
>;
