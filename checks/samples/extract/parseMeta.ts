import type {FenceMeta} from '../types';

const WORD = /([\w-]+)="([^"]*)"|([\w-]+)=(\S+)|\{[^}]*\}|(\S+)/g;

/** Reads what follows the language on the opening line of a fence. */
export function parseMeta(text: string): FenceMeta {
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
