import type {RedirectRule} from '../../config/redirects/types';

/** Where a whole path leads, by old path. */
export type PathRedirects = Readonly<Record<string, string>>;

/** Where the parts of a page lead, by path and then by fragment (without `#`). */
export type FragmentRedirects = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface CompiledRedirects {
  paths: PathRedirects;
  fragments: FragmentRedirects;
}

/** What the configuration gives. */
export interface Options {
  rules: readonly RedirectRule[];
}

export type PluginOptions = Options & {id: string};
