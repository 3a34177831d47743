import type {HeaderRule} from './types';

/**
 * Finds the response headers for a path.
 *
 * @param pathname - path of the request, without query
 * @param rules - in order; if two set the same header, the later one wins
 * @returns headers by name
 */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matches = ({path}: HeaderRule) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
  return Object.assign({}, ...rules.filter(matches).map(({headers}) => headers)) as Record<string, string>;
}
