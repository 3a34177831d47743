const jwt = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/;
const longHex = /^[0-9a-f]{40,}$/;

/** Replaces secrets, and values that mean nothing to a reader, with the placeholders that pages use. */
export function normalize(value: unknown): unknown {
  if (typeof value === 'string') {
    if (jwt.test(value)) {
      return '<jwt>';
    }
    return longHex.test(value) ? '<random>' : value.replace(/http:\/\/127\.0\.0\.1:\d+/g, 'http://localhost:1337');
  }
  if (Array.isArray(value)) {
    return value.map(normalize);
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, normalize(inner)]));
  }
  return value;
}
