/** Placeholder for a module that the plugin writes in production builds. In development, all routes are there from the start. */
import type {PageRoute} from './loadPages';

export const firsts: readonly string[] = [];
export const loaders: readonly (() => Promise<unknown>)[] = [];
export const parents: readonly PageRoute[][] = [];
