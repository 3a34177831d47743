import {z} from 'zod';

const objects = z.record(z.string(), z.unknown());

/** The value of a JSON text; `undefined` if it doesn't parse, which checkData reports. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A value if it's an object with keys; otherwise, an empty one. */
export function objectOf(value: unknown): Record<string, unknown> {
  return objects.safeParse(value).data ?? {};
}
