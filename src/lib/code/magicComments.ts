/** Marks lines of a sample for the eye (config/prism.ts): the page shows the lines without the comment. */
const magicComment =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--)\s*(highlight|inserted|deleted)-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

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

/**
 * @param code - of a sample, as its page has it
 * @returns what is left of it when the lines that it shows as deleted are gone; all others keep their numbers
 */
export function blankDeletedLines(code: string): string {
  let isDeleted = false;
  let isNextDeleted = false;
  return code
    .split('\n')
    .map((line) => {
      const [, change, place] = magicComment.exec(line) ?? [];
      if (change === 'deleted') {
        isDeleted = place === 'start' || (isDeleted && place !== 'end');
        isNextDeleted = place === 'next-line';
        return '';
      }
      const isLeft = !isDeleted && !isNextDeleted;
      isNextDeleted = false;
      return isLeft ? line : '';
    })
    .join('\n');
}
