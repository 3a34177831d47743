const WORD = /([\w-]+)="([^"]*)"|([\w-]+)=(\S+)|\{[^}]*\}|(\S+)/g;

/** What the words after a fence's language say. */
export interface FenceMeta {
  /** Words without a value, such as `run` or `response`. */
  flags: ReadonlySet<string>;
  /** Words with one, such as `title="src/index.ts"`; braces as in `{1,3}` are left out. */
  values: Readonly<Record<string, string>>;
}

/**
 * Reads what follows the language on the opening line of a fence.
 *
 * @param text - for example `response status=201 title="An entry" {1,3}`
 */
export function parseMeta(text = ''): FenceMeta {
  const flags = new Set<string>();
  const values: Record<string, string> = {};
  for (const [, quotedName, quoted, name, bare, flag] of text.matchAll(WORD)) {
    if (quotedName) {
      values[quotedName] = quoted ?? '';
    } else if (name) {
      values[name] = bare ?? '';
    } else if (flag) {
      flags.add(flag);
    }
  }
  return {flags, values};
}

/**
 * @param meta - words after a fence's language
 * @returns the HTTP status of the response that the fence shows, 200 unless it says otherwise; `undefined` for a fence that
 * isn't a response
 */
export function responseStatus(meta?: string): number | undefined {
  const {flags, values} = parseMeta(meta);
  return flags.has('response') ? Number(/^\d{3}$/.exec(values.status ?? '')?.[0] ?? 200) : undefined;
}
