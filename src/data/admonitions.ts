/**
 * Admonition keywords (`:::note`). They're not part of src/mdx/vocabulary.ts, because src/theme/Admonition/Types.tsx
 * imports them in the browser, where the descriptions of the vocabulary aren't needed.
 */
export const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'prerequisites'] as const;
