/** A comment that highlights lines of a sample (config/prism.ts). Pages show the lines without it. */
const magicComment =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--)\s*(highlight|inserted|deleted)-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/**
 * @param code - code of a fence, as the page's source has it
 * @returns the code without the comments that highlight lines
 */
export function dropMagicComments(code: string): string {
  return code
    .split('\n')
    .filter((line) => !magicComment.test(line))
    .join('\n');
}

/**
 * @param code - code of a fence, as the page's source has it
 * @returns the code with empty lines in place of those that the page shows as deleted, so that line numbers stay correct
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
