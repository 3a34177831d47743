/** Stands in for the module that the plugin writes for a production build: while pages are edited, all routes are there. */
import type {PageRoute} from './loadPages';

export const firsts: readonly string[] = [];
export const loaders: readonly (() => Promise<unknown>)[] = [];
export const parents: readonly PageRoute[][] = [];
