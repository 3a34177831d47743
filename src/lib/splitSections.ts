/** A section of a Markdown page: a heading, and everything up to the next heading of the same or a higher level. */
export interface MarkdownSection {
  /** Text of the heading without Markdown syntax. */
  heading: string;
  /** Level of the heading; 1 is the page's title. */
  depth: number;
  /** Markdown, including the heading. */
  text: string;
}

/**
 * @param markdown - a page whose headings begin with number signs, such as a Markdown twin
 * @returns its sections in order; the text of each includes its subsections
 */
export function splitSections(markdown: string): MarkdownSection[] {
  const lines = markdown.split('\n');
  const headings: {depth: number; heading: string; line: number}[] = [];
  let fence = '';
  for (const [line, text] of lines.entries()) {
    const mark = /^[ >]*(?:[-*]|\d+[.)])?[ >]*(`{3,}|~{3,})/.exec(text)?.[1];
    if (fence !== '') {
      fence = mark?.startsWith(fence) && text.trim().replace(/^>\s*/, '').replace(/[`~]/g, '') === '' ? '' : fence;
    } else if (mark) {
      fence = mark;
    } else {
      const [, signs, heading] = /^(#{1,6}) (.*)$/.exec(text) ?? [];
      if (signs && heading) {
        headings.push({depth: signs.length, heading: plain(heading), line});
      }
    }
  }
  return headings.map(({depth, heading, line}, index) => {
    const end = headings.slice(index + 1).find((next) => next.depth <= depth)?.line ?? lines.length;
    return {depth, heading, text: `${lines.slice(line, end).join('\n').trim()}\n`};
  });
}

function plain(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|\\(?=[^\w\s])/g, '')
    .trim();
}
