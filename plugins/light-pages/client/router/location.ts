import type {useHistory} from '@docusaurus/router';

export type History = ReturnType<typeof useHistory>;
export type Location = History['location'];
export type Target = Parameters<History['push']>[0];

/**
 * Creates the location for a target.
 *
 * @param target - a URL without origin, or the parts of one
 * @param from - the location that a relative target is resolved against
 * @param state - stored with the history entry
 * @throws URIError if the pathname can't be decoded
 */
export function createLocation(target: Target, from?: Location, state?: unknown, key?: string): Location {
  const parts: Partial<Location> = typeof target === 'string' ? parse(target) : target;
  return {
    pathname: resolve(decodeURI(parts.pathname ?? ''), from?.pathname),
    search: withMark('?', parts.search),
    hash: withMark('#', parts.hash),
    state: parts.state ?? state,
    key: key ?? parts.key,
  };
}

/** @returns the URL of a location, without its origin */
export function createPath({pathname, search, hash}: Partial<Location>): string {
  return (pathname || '/') + withMark('?', search) + withMark('#', hash);
}

function parse(url: string): Partial<Location> {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url || '/') ?? [];
  return {pathname, search, hash};
}

function withMark(mark: string, text = ''): string {
  return text === '' || text === mark ? '' : text.startsWith(mark) ? text : mark + text;
}

/** Unlike `URL`, doesn't encode characters, and keeps dots in absolute paths. */
function resolve(to: string, from: string | undefined): string {
  if (to === '' || from === undefined || to.startsWith('/')) {
    return to || from || '/';
  }
  const parts: string[] = [];
  for (const part of [...from.split('/').slice(0, -1), ...to.split('/')]) {
    if (part === '..') {
      parts.pop();
    } else if (part !== '.') {
      parts.push(part);
    }
  }
  const path = (parts[0] === '' ? '' : '/') + parts.join('/');
  return /(?:^|\/)\.{0,2}$/.test(to) && !path.endsWith('/') ? `${path}/` : path;
}
