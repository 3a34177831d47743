const word = /([\w-]+)="([^"]*)"|([\w-]+)=(\S+)|\{[^}]*\}|(\S+)/g;

/** The words after the language of a fence, parsed. */
export interface FenceMeta {
  /** Words without a value, such as `run` or `response`. */
  flags: ReadonlySet<string>;
  /** Words with a value, such as `title="src/index.ts"`. Line ranges such as `{1,3}` are ignored. */
  values: Readonly<Record<string, string>>;
}

/**
 * Parses what follows the language on the opening line of a fence.
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

/** Properties of the response that a fence shows. */
export interface ResponseMeta {
  /** HTTP status; 200 unless the fence has another one. */
  status: number;
  /** Whether it's the result of server code, which has no status. */
  isResult: boolean;
  /** Number of lines that are shown until the reader expands the response; `undefined` if it's always shown in full. */
  fold?: number;
}

/**
 * @param meta - the words after the language of a fence
 * @returns properties of the response; `undefined` for a fence that isn't a response
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
