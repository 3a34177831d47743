import fc from 'fast-check';

/** Changes that readers, proxies, crawlers and attackers make to a URL. Each splits it at one position. */
const edits: readonly ((before: string, after: string) => string)[] = [
  // Alternative spellings of a slash.
  ...['//', '%2F', '%2f', '/./', '/%2e/', '/x/../', '/%2E%2e/', '\\', '%5c', '/index/'].map(
    (slash) => (before: string, after: string) => before + after.replace('/', slash),
  ),
  // Additions and omissions.
  ...[
    '/',
    '//',
    '/.',
    '/..',
    '.',
    '.html',
    '/index',
    '/index.html',
    '.HTML',
    '.br',
    '.gz',
    '/foo',
    '%00',
    '%',
    '%zz',
  ].map((end) => (before: string, after: string) => before + after + end),
  ...['?', '?a=1&b=%20c', '?a=/../../x', '#', '#part?', '%3Fa', '%23a', ';a=1', '%C3%A9', '%E9', '%0d%0aA:b'].map(
    (part) => (before: string, after: string) => before + part + after,
  ),
  (before) => before || '/',
  (before, after) => before + after.slice(1),
  // The same characters in another encoding.
  (before, after) => before + encodeFirst(after),
  (before, after) => before + encodeFirst(after).toLowerCase(),
  (before, after) => before + after.charAt(0).toUpperCase() + after.slice(1),
  // Names and paths that are too long for file systems.
  (before, after) => `${before}${'a'.repeat(300)}${after}`,
  (before, after) => `${before}${'%C3%A9'.repeat(130)}${after}`,
  (before, after) => `${before}${'/a'.repeat(2500)}${after}`,
];

/** Any characters that a request may contain. */
const anyText = fc
  .string({unit: fc.integer({min: 0x21, max: 0x7e}).map((code) => String.fromCharCode(code)), maxLength: 40})
  .map((text) => `/${text}`);

/**
 * Generates URLs that resemble known ones, and some that don't.
 *
 * @param known - paths of pages, files and redirects
 * @returns request targets that begin with a slash, including some that can't be decoded or lead out of the site
 */
export function hostileUrls(known: readonly string[]): fc.Arbitrary<string> {
  const edit = fc.record({apply: fc.constantFrom(...edits), at: fc.nat(200)});
  const edited = fc.tuple(fc.constantFrom(...known), fc.array(edit, {maxLength: 3})).map(([path, changes]) =>
    changes.reduce((url, {apply, at}) => {
      const index = at % (url.length + 1);
      return apply(url.slice(0, index), url.slice(index));
    }, path),
  );
  return fc
    .oneof({arbitrary: edited, weight: 9}, {arbitrary: anyText, weight: 1})
    .map((url) => (url.startsWith('/') ? url : `/${url}`));
}

function encodeFirst(text: string): string {
  const [first = '', ...rest] = text;
  return first === '' || first > '\x7f'
    ? text
    : `%${first.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}${rest.join('')}`;
}
