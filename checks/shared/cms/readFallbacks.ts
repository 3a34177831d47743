import type {Primitive} from './keyTypes';

export type Fallbacks = ReadonlyMap<string, ReadonlySet<Primitive>>;

const literal = String.raw`'[^'\n]*'|"[^"\n]*"|\d[\d_]*(?:\s*\*\s*\d+)*|true|false`;

/** Patterns for fallback values in code; the first group is the name, the second the value. */
const patterns = [
  // const {name = value}, (name = value), const NAME = value
  String.raw`\b(\w+)\s*=\s*(${literal})(?=\s*[,;})])`,
  // options.name ?? value, get('a.name') || value
  String.raw`\b(\w+)['")\]]*\s*(?:\?\?|\|\|)\s*(${literal})`,
  // get('a.name', value)
  String.raw`\b(\w+)['"],\s*(${literal})\s*\)`,
  // {name: value}, name in options ? options.name : value
  String.raw`\b(\w+)['"]?\s*:\s*(${literal})(?=\s*[,;})\n])`,
].map((pattern) => new RegExp(pattern, 'g'));

/** Reads fallback values from code, by `fallbackName`. */
export function readFallbacks(codes: readonly string[]): Fallbacks {
  const found = new Map<string, Set<Primitive>>();
  for (const code of codes) {
    for (const pattern of patterns) {
      for (const [, name = '', value = ''] of code.matchAll(pattern)) {
        const key = fallbackName(name);
        found.set(key, (found.get(key) ?? new Set()).add(valueOf(value)));
      }
    }
  }
  return found;
}

/** The last part of an option's path in a form that it shares with constants: `accessTokenLifespan`, `DEFAULT_ACCESS_TOKEN_LIFESPAN`. */
export function fallbackName(option: string): string {
  const [last = ''] = option.split('.').slice(-1);
  return last
    .replace(/_/g, '')
    .toLowerCase()
    .replace(/^default(?=.)/, '');
}

function valueOf(text: string): Primitive {
  if (/^['"]/.test(text)) {
    return text.slice(1, -1);
  }
  if (/^\d/.test(text)) {
    return text.split('*').reduce((product, factor) => product * Number(factor.replace(/_/g, '').trim()), 1);
  }
  return text === 'true';
}
