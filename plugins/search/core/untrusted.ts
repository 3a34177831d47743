/** @returns whether a value, such as a part of a parsed response, is an object or array */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** @returns a non-empty string, or null for anything else */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
