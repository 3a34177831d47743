import qs from 'qs';

/** Default URL of a new Strapi application. */
export const server = 'http://localhost:1337';

/** Encodes a readable path and query as a browser or curl would. */
export function encodeTarget(target: string): string {
  return encodeURI(target)
    .replace(/%25([0-9A-Fa-f]{2})/g, '%$1')
    .replace(/%5B/g, '[')
    .replace(/%5D/g, ']');
}

/** Does the same for text between single quotes. */
export function quotedTarget(target: string): string {
  return encodeTarget(target).replaceAll("'", '%27');
}

export interface Target {
  path: string;
  /** Parameters as the API parses them; numbers and booleans have their own type if that makes no difference. */
  parameters: Record<string, unknown>;
  /** Whether a parameter has nested keys, as in `filters[name][$eq]`. */
  isNested: boolean;
}

export function readTarget(target: string): Target {
  const [path = '', ...rest] = target.split('?');
  // The limits are those of the API's own parser.
  const parsed = qs.parse(encodeTarget(rest.join('?')), {arrayLimit: 100, depth: 20});
  const parameters = plainValue(parsed) as Record<string, unknown>;
  return {path, parameters, isNested: Object.values(parameters).some((value) => typeof value === 'object')};
}

function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(plainValue);
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainValue(inner)]));
  }
  if (value === 'true' || value === 'false') {
    return value === 'true';
  }
  return typeof value === 'string' && /^-?\d/.test(value) && String(Number(value)) === value ? Number(value) : value;
}
