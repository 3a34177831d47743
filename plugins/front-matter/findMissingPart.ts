import {blankFences} from '../../src/lib/code/extractFences';
import type {FrontMatter, pageTypes} from './schema';

type PageType = (typeof pageTypes)[number];

/** A page without front matter and without the contents of its fences. */
interface Body {
  text: string;
  hasFences: boolean;
  /** Headings from level 2 on, with their explicit ids. */
  headings: Array<{title: string; id: string | undefined}>;
}

/** Ids of the sections of a page on a breaking change, in order. */
const changeSections = ['in-strapi-v4', 'in-strapi-5', 'migration', 'plugins'];

/** What a page lacks for its type, if anything. Keep in sync with STYLEGUIDE.md, "Page types". */
const missing: Readonly<Record<PageType, (body: Body, frontMatter: FrontMatter) => string | undefined>> = {
  tutorial: ({text, headings}) => {
    if (!hasSteps(text) && headings.filter(({title}) => /^(Step )?\d+[.:]/.test(title)).length < 2) {
      return 'a tutorial needs numbered steps: a numbered list, or headings that begin with a number';
    }
    return headings.some(({title}) => title === 'Next steps')
      ? undefined
      : 'a tutorial ends with a section "Next steps"';
  },
  'how-to': ({text, hasFences}) =>
    hasSteps(text) || hasFences ? undefined : 'a how-to needs a numbered list or a sample',
  reference: ({text, headings}) =>
    /^\s*\|/m.test(text) || headings.length >= 3 ? undefined : 'a reference needs a table, or at least three headings',
  concept: ({text}) =>
    /\]\([./]|\bto="/.test(text) ? undefined : 'a concept needs a link to a page where readers can act on it',
  migration: ({headings}, {breaking_change: change}) => {
    const sections = headings.flatMap(({id}) => (id && changeSections.includes(id) ? [id] : []));
    return !change || sections.join() === changeSections.join()
      ? undefined
      : `a page on a breaking change needs sections with the ids ${changeSections.join(', ')}, in this order; it has ${sections.join(', ') || 'none of them'}`;
  },
  fragment: ({text, headings}) =>
    headings.length === 0 && /^import \w+ from '\.\/_[\w-]+\.mdx';$/m.test(text)
      ? undefined
      : 'a fragment may only import and show one partial, without headings',
};

/**
 * Checks that a page has what its type requires.
 *
 * @param fileContent - the whole file
 * @returns a sentence for the writer; `undefined` if nothing is missing
 */
export function findMissingPart(frontMatter: FrontMatter, fileContent: string): string | undefined {
  if (frontMatter.breaking_change && frontMatter.type !== 'migration') {
    return 'a page with breaking_change must have the type migration';
  }
  const body = fileContent.replace(/^---\n[^]*?\n---\n/, '');
  const text = blankFences(body);
  const headings = text.split('\n').flatMap((line) => {
    const [, heading] = /^#{2,} (.+)$/.exec(line) ?? [];
    const [, title = '', id] = /^(.*?)\s*(?:\{\/\* #([\w-]+) \*\/\})?$/.exec(heading ?? '') ?? [];
    return heading ? [{title, id}] : [];
  });
  return missing[frontMatter.type]({text, hasFences: text !== body, headings}, frontMatter);
}

function hasSteps(text: string): boolean {
  return /^\s*1\. /m.test(text);
}
