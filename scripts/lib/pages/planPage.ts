import path from 'node:path';
import {stringify} from 'yaml';
import type {ChangeArea} from '../../../src/data/migration';
import {partialOf} from './pageQuestions';
import type {FrontMatter} from '../../../plugins/front-matter/schema';

/** The writer's answers about a new page. */
export interface PageAnswers {
  type: FrontMatter['type'];
  /** Such as `/cms/features/calendar`. */
  urlPath: string;
  title: string;
  description: string;
  /**
   * Sidebar group, outermost first. Without one, the page is nested below the page whose URL is a prefix of its own.
   */
  group?: readonly string[];
  /** Area of a breaking change; `undefined` for other pages. */
  area?: ChangeArea;
}

/**
 * Plans the files of a new page.
 *
 * @param templates - body for each type, from scripts/templates
 * @returns text by path from the root of the repository; a fragment has two files: the partial that others import,
 *   and a page that shows it
 */
export function planPage(
  {type, urlPath, title, description, group, area}: PageAnswers,
  templates: Readonly<Record<string, string>>,
): Record<string, string> {
  const file = `docs${urlPath}.mdx`;
  const frontMatter = (fields: object): string =>
    `---\n${stringify({title, description, type, ...fields}, {lineWidth: 0})}---\n`;
  if (type === 'fragment') {
    const name = path.posix.basename(urlPath);
    return {
      [file]: `${frontMatter({displayed_sidebar: null, unlisted: true})}\nimport Fragment from './_${name}.mdx';\n\n<Fragment />\n`,
      [`docs${partialOf(urlPath)}.mdx`]: `${description}\n`,
    };
  }
  const glossary = path.posix.relative(path.posix.dirname(file), 'docs/cms/glossary.mdx');
  const body = (templates[type] ?? '').replace('{glossary}', glossary.startsWith('.') ? glossary : `./${glossary}`);
  const fields = {
    tags: [],
    ...(group && {group}),
    ...(area && {breaking_change: {area, affects_plugins: false}}),
  };
  return {[file]: `${frontMatter(fields)}\n${body}`};
}
