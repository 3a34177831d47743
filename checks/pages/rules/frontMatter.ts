import path from 'node:path';
import {parse} from 'yaml';
import {createFrontMatterParser} from '../../../plugins/front-matter';
import {existsExactly} from '../existsExactly';
import {findingAt} from '../findingAt';
import {fieldOf, frontMatterBlock} from '../../shared/frontMatter';
import type {Finding, Rule, SiteRule, SourcePage} from '../types';

/**
 * Applies the build's rules for front matter: known keys, declared tags, and the parts that a page of its type needs.
 *
 * @param docs - absolute path of the docs folder, whose tags.yml declares the tags
 */
export async function checkFrontMatter(pages: readonly SourcePage[], base: string, docs: string): Promise<Finding[]> {
  const parser = createFrontMatterParser(docs);
  const found = await Promise.all(
    pages.map(async ({file, source, isPartial}) => {
      if (!isPartial && !frontMatterBlock.test(source)) {
        return [
          {
            file,
            line: 1,
            column: 1,
            message: 'the front matter has no opening or closing ---',
            fix: 'put ---, without spaces, alone on the first line and on the line below the last key',
          },
        ];
      }
      try {
        await parser({filePath: path.join(base, file), fileContent: source, defaultParseFrontMatter: parseYaml});
        return [];
      } catch (error) {
        const lines = (error instanceof Error ? error.message : String(error)).split('\n');
        const located = lines.flatMap((line) => toFinding(file, line, base));
        return located.length > 0 ? located : [{file, line: 1, column: 1, message: `front matter: ${lines[0] ?? ''}`}];
      }
    }),
  );
  // Every page with tags reports the same mistakes in their declarations.
  return [...new Map(found.flat().map((finding) => [JSON.stringify(finding), finding])).values()];
}

async function parseYaml({fileContent}: {fileContent: string}) {
  const yaml = frontMatterBlock.exec(fileContent);
  const frontMatter = (yaml ? (parse(yaml[1] ?? '') as Record<string, unknown> | null) : null) ?? {};
  return {frontMatter, content: fileContent.slice(yaml?.[0].length ?? 0)};
}

/**
 * Parses `docs/page.mdx:3: what is wrong`, about the page or docs/tags.yml, or the YAML parser's `… at line 2, column
 * 5:`
 */
function toFinding(file: string, line: string, base: string): Finding[] {
  const [, named = '', ownLine, message] = /^(\S+?):(\d+):(?:\d+:)? (.*)$/.exec(line) ?? [];
  if (message !== undefined) {
    const own = path.relative(base, path.resolve(named)).replaceAll(path.sep, '/');
    return [{file: own, line: Number(ownLine), column: 1, message}];
  }
  const [, yamlMessage, yamlLine, column] = /^(.*) at line (\d+), column (\d+):$/.exec(line) ?? [];
  return yamlMessage === undefined
    ? []
    : [
        {
          file,
          line: Number(yamlLine) + 1,
          column: Number(column),
          message: `front matter: ${yamlMessage}`,
          fix: yamlFixes.find(([pattern]) => pattern.test(yamlMessage))?.[1] ?? 'correct the YAML',
        },
      ];
}

/** Fixes for messages of the YAML parser. */
const yamlFixes: readonly (readonly [RegExp, string])[] = [
  [/^Tabs/, 'indent with spaces'],
  [/^Map keys must be unique/, 'remove one of the two keys'],
  [
    /^Missing closing|must be sufficiently indented and end with/,
    'close the quote or bracket that the value begins with',
  ],
  [
    /^Nested mappings|^Implicit keys|^Unexpected|^A (?:block|collection)/,
    'put text that contains a colon or # in quotes',
  ],
];

/** The image for link previews exists, and so do the pages in `pagination_next` and `pagination_prev`. */
export const checkTargets: Rule = (page, {base, byFile}) => {
  return ['image', 'pagination_next', 'pagination_prev'].flatMap((key) => {
    const field = fieldOf(page.source, key);
    if (!field) {
      return [];
    }
    const {value, offset} = field;
    const file = key === 'image' ? `static/${value.replace(/^\//, '')}` : `docs/${value}.mdx`;
    const isThere = key === 'image' ? existsExactly(base, file) : value === 'null' || byFile.has(file);
    const fix = key === 'image' ? 'correct the path' : 'write the path of a file below docs/, without .mdx, or null';
    return isThere ? [] : [findingAt(page, offset, `front matter "${key}": there's no file ${file}`, fix)];
  });
};

/** Descriptions are unique, because search engines show them below the title. */
export const checkDescriptions: SiteRule = ({pages}) =>
  repeated(pages, 'description', 'describe what sets this page apart: search engines show it below the title');

/** Titles are unique within a section, because sidebars and browser tabs show nothing else. */
export const checkTitles: SiteRule = ({pages}) =>
  [...new Set(pages.map(folderOf))].flatMap((folder) =>
    repeated(
      pages.filter((page) => folderOf(page) === folder),
      'title',
      'name what sets this page apart: the sidebar and the tabs of browsers show nothing else',
    ),
  );

/**
 * @returns the top-level folder in docs/ that contains a page, such as `cms`; `intro.mdx` for a page outside of
 *   folders
 */
function folderOf({file}: SourcePage): string {
  return file.split('/')[1] ?? '';
}

/** Finds the pages that have the same value as an earlier one. */
function repeated(pages: readonly SourcePage[], key: 'title' | 'description', fix: string): Finding[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const {value = '', offset = 0} = fieldOf(page.source, key) ?? {};
    const other = first.get(value);
    if (value === '' || other === undefined) {
      first.set(value, page.file);
      return [];
    }
    return [findingAt(page, offset, `${other} has the same ${key}`, fix)];
  });
}
