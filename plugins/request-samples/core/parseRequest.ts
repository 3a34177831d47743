/** A request as a page shows it. */
export interface SampleRequest {
  method: string;
  /** Path and query as written, with continuation lines joined. */
  target: string;
  /** By lowercase name. */
  headers: Readonly<Record<string, string>>;
  body?: string;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/**
 * Parses the text of an `http` fence: method and path, query parameters on lines that begin with `?` or `&`, headers, a
 * blank line, the body.
 *
 * @throws Error with what is wrong and how to write it
 */
export function parseRequest(text: string): SampleRequest {
  const [head = '', ...rest] = text.split(/\r?\n\r?\n/);
  const [first = '', ...lines] = head.split(/\r?\n/);
  const start = /^([A-Z]+) (\S.*)$/.exec(first.trim());
  const method = start?.[1] ?? '';
  let target = start?.[2] ?? '';
  if (!methods.includes(method)) {
    throw new Error(`a request begins with a method and a path, such as "GET /api/restaurants", not with "${first}"`);
  }
  if (!target.startsWith('/')) {
    throw new Error(`write the path without a host: "${method} /api/…", not "${first}"`);
  }
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const trimmed = line.trim();
    const header = /^([\w-]+):\s*(.+)$/.exec(trimmed);
    if (/^[?&]/.test(trimmed) && Object.keys(headers).length === 0) {
      target += trimmed;
    } else if (header?.[1] && header[2]) {
      headers[header[1].toLowerCase()] = header[2];
    } else {
      throw new Error(
        `"${trimmed}" is neither a header ("Name: value") nor a parameter that begins with ? or &; leave a blank line before the body`,
      );
    }
  }
  const body = rest.join('\n\n').trim();
  return {method, target, headers, ...(body && {body})};
}
