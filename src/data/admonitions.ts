/** Admonition keywords (`:::note`). Not part of src/mdx/vocabulary.ts, whose descriptions the browser doesn't need for them. */
export const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'prerequisites'] as const;
