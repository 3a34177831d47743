import type {PathRedirects} from '../../plugins/redirects/core/types';

/** `pathname` is the normalized path: decoded, without `.`, `..` or repeated slashes. */
export type Resolution =
  | {kind: 'file'; pathname: string; file: string}
  | {kind: 'redirect'; pathname: string; location: string}
  | {kind: 'notFound'};

/**
 * Decides how the site responds to a request. Each page has one URL (`/cms/intro`: no trailing slash, no `.html`, no
 * unnecessary encoding), because the client-side router knows no other. Other spellings are redirected to it. The nginx
 * configuration of the build follows the same rules (host/nginx.ts).
 *
 * @param url - request target: path and query, as received
 * @param redirects - targets by old path
 * @param hasFile - whether the site has a file at a path relative to its root
 */
export function resolveRequest(url: string, redirects: PathRedirects, hasFile: (file: string) => boolean): Resolution {
  const {path, query} = splitTarget(url);
  const pathname = normalizePath(path);
  // Files whose name begins with `_` are for hosts, not for readers. A backslash would separate folders on Windows, and
  // no file name on the site has one.
  if (pathname === undefined || pathname.startsWith('/_') || pathname.includes('\\')) {
    return {kind: 'notFound'};
  }
  const page = pageOf(pathname);
  const target = redirects[pathname] ?? redirects[page];
  if (target !== undefined) {
    return {kind: 'redirect', pathname, location: addQuery(target, query)};
  }
  const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
  if (page !== '/404' && hasFile(file)) {
    return isSpelledAs(page, path, pathname)
      ? {kind: 'file', pathname, file}
      : {kind: 'redirect', pathname, location: encodeURI(page) + query};
  }
  // Other HTML files are redirect pages at old URLs, for hosts without redirect rules.
  return !pathname.endsWith('.html') && hasFile(pathname.slice(1))
    ? {kind: 'file', pathname, file: pathname.slice(1)}
    : {kind: 'notFound'};
}

/**
 * Decodes the paths of redirects, because requests are looked up by decoded path.
 *
 * @param redirects - by path as configured, where a `#` has to be `%23`
 */
export function decodeRedirects(redirects: PathRedirects): PathRedirects {
  return Object.fromEntries(Object.entries(redirects).map(([from, to]) => [decodeURIComponent(from), to]));
}

/** Drops the fragment, which browsers never send but other clients may. */
function splitTarget(url: string): {path: string; query: string} {
  const [target = ''] = url.split('#', 1);
  const index = target.indexOf('?');
  const query = index === -1 ? '' : target.slice(index);
  return {path: index === -1 ? target : target.slice(0, index), query: query === '?' ? '' : query};
}

/** @returns the normalized path; `undefined` if it can't be decoded or leads out of the site */
function normalizePath(path: string): string | undefined {
  const decoded = decode(path);
  if (!decoded?.startsWith('/') || decoded.includes('\0')) {
    return undefined;
  }
  const segments: string[] = [];
  // `/cms/..` is a folder, just like `/cms/../`.
  const [, ...parts] = decoded.replace(/\/\.\.?$/, '$&/').split(/\/+/);
  for (const segment of parts) {
    if (segment === '..' && segments.pop() === undefined) {
      return undefined;
    }
    if (segment !== '..' && segment !== '.') {
      segments.push(segment);
    }
  }
  return `/${segments.join('/')}`;
}

/** Replaces bytes that aren't UTF-8 with U+FFFD, which occurs in no file name of the site. */
function decode(path: string): string | undefined {
  const bytes = path.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return /%(?![\da-f]{2})/i.test(path) ? undefined : Buffer.from(bytes, 'latin1').toString();
}

/** The clean path of the page: `x/`, `x.html`, `x/index` and `x/index.html` are all spellings of x. */
function pageOf(pathname: string): string {
  return pathname.replace(/\/index(?:\.html)?\/?$|(?<=[^/])\.html$|\/$/, '') || '/';
}

/**
 * Whether a path is an acceptable spelling of the page's URL. Characters that need encoding can be encoded in several
 * ways, and all are accepted.
 */
function isSpelledAs(page: string, path: string, pathname: string): boolean {
  return path === page || (pathname === page && !/^[\w/.~-]+$/.test(page));
}

function addQuery(target: string, query: string): string {
  const index = target.indexOf('#');
  return index === -1 ? target + query : target.slice(0, index) + query + target.slice(index);
}
