/** A heading of a Markdown page with everything up to the next heading of its level or above. */
export interface MarkdownSection {
  /** Text of the heading without Markdown's marks. */
  heading: string;
  /** 1 for the title of the page. */
  depth: number;
  /** Markdown, the heading included. */
  text: string;
}

/**
 * @param markdown - a page; its headings have number signs, as its twin's do
 * @returns its sections in their order, each with the sections below it
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
