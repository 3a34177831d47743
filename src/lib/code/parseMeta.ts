const word = /([\w-]+)="([^"]*)"|([\w-]+)=(\S+)|\{[^}]*\}|(\S+)/g;

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
  for (const [, quotedName, quoted, name, bare, flag] of text.matchAll(word)) {
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

/** The response that a fence shows. */
export interface ResponseMeta {
  /** HTTP status: 200 unless the fence says otherwise. */
  status: number;
  /** Whether it's the result of server code, which has no status. */
  isResult: boolean;
  /** Lines of a long response that are shown at first; `undefined` for one that is shown whole. */
  fold?: number;
}

/**
 * @param meta - words after a fence's language
 * @returns `undefined` for a fence that isn't a response
 */
export function parseResponseMeta(meta?: string): ResponseMeta | undefined {
  const {flags, values} = parseMeta(meta);
  if (!flags.has('response')) {
    return undefined;
  }
  const status = Number(/^\d{3}$/.exec(values.status ?? '')?.[0] ?? 200);
  const fold = Number(values.fold ?? 0);
  return {status, isResult: flags.has('result'), ...(fold > 0 && {fold})};
}
