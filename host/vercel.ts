import {encodePath} from '../src/lib/encodePath';
import type {HostRules} from './types';

/**
 * Creates `vercel.json`: clean URLs, headers and redirects.
 *
 * @param rules - what the host has to do
 * @returns the file's content
 */
export function toVercelConfig({headers, redirects}: HostRules): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map(({path, headers: values}) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(values).map(([key, value]) => ({key, value})),
    })),
    redirects: Object.entries(redirects).map(([source, destination]) => ({
      source: escapePattern(encodePath(source)),
      destination,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Vercel parses sources as path patterns, in which these characters are special. Other special ones are percent-encoded. */
function escapePattern(path: string): string {
  return path.replace(/[():*+]/g, '\\$&');
}
