import type {PathRedirects} from '../../plugins/redirects/types';

export type Resolution = {kind: 'file'; file: string} | {kind: 'redirect'; location: string} | {kind: 'notFound'};

/** Longest path looked up on disk, in characters; file systems end at 255 bytes a name and 4096 a path. */
const maxPathLength = 2048;

/**
 * Decides what the site answers to a request. Pages have clean addresses (`/cms/intro`, no trailing slash, no `.html`);
 * other spellings of a page's address lead there.
 *
 * @param url - request target: path and query, as received
 * @param redirects - where old paths lead
 * @param hasFile - whether the site has a file at a path relative to its root
 */
export function resolveRequest(url: string, redirects: PathRedirects, hasFile: (file: string) => boolean): Resolution {
  const {pathname, search} = splitQuery(url);
  const decoded = decodePath(pathname);
  if (decoded === undefined || decoded.length > maxPathLength) {
    return {kind: 'notFound'};
  }
  const clean = cleanPath(decoded);
  const target =
    redirects[pathname] ??
    redirects[decoded] ??
    redirects[clean] ??
    (clean !== decoded ? redirects[cleanPath(pathname)] : undefined);
  if (target !== undefined) {
    return {kind: 'redirect', location: addQuery(target, search)};
  }
  const page = clean === '/' ? 'index.html' : `${clean.slice(1)}.html`;
  if (hasFile(page)) {
    return decoded === clean ? {kind: 'file', file: page} : {kind: 'redirect', location: encodeURI(clean) + search};
  }
  const file = decoded.slice(1);
  // Other HTML files stand at old addresses, for hosts without redirect rules; what begins with `_` is for hosts too.
  return file !== '' && !file.endsWith('.html') && !file.startsWith('_') && hasFile(file)
    ? {kind: 'file', file}
    : {kind: 'notFound'};
}

function splitQuery(url: string): {pathname: string; search: string} {
  const index = url.indexOf('?');
  return index === -1 ? {pathname: url, search: ''} : {pathname: url.slice(0, index), search: url.slice(index)};
}

/** @returns the decoded path, or undefined for one that can't be decoded or could lead out of the site's folder */
function decodePath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    const isSafe = decoded.startsWith('/') && !/[\\\0]|\/\.\.?(\/|$)/.test(decoded);
    return isSafe ? decoded : undefined;
  } catch {
    return undefined;
  }
}

function cleanPath(pathname: string): string {
  const clean = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/$/, '');
  return clean === '' ? '/' : clean;
}

function addQuery(target: string, search: string): string {
  const index = target.indexOf('#');
  return index === -1 ? target + search : target.slice(0, index) + search + target.slice(index);
}
