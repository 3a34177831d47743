/** @returns whether a value, such as a part of a parsed response, has properties to look at; arrays do too */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** @returns a text, or null for an empty one and for anything else */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
