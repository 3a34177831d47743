/**
 * @param value - any value that JSON can express
 * @returns its JSON for the content of a `<script>`, which a `<` could end, or begin a comment in
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
