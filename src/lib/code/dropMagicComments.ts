/** Marks lines of a sample for the eye (config/prism.ts): the page shows the lines without the comment. */
const magicComment =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--)\s*(?:highlight|inserted|deleted)-(?:next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/**
 * @param code - of a sample, as its page has it
 * @returns the code without the comments that mark lines
 */
export function dropMagicComments(code: string): string {
  return code
    .split('\n')
    .filter((line) => !magicComment.test(line))
    .join('\n');
}
