import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Root} from 'mdast';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {javaScriptTab} from '../../javascript-tab';
import {markSamples} from '../../request-samples/build/requestTabs';
import type {SourceFile} from './resolveTree';
import {takeTree} from './keepTree';
import {unravel} from './unravel';

/**
 * Parses the MDX of pages, and adds the same tabs as on the page: JavaScript next to TypeScript, Yarn and pnpm next to
 * npm.
 */
const mdx = unified()
  .use([remarkParse, remarkMdx, remarkFrontmatter, remarkGfm, remarkDirective])
  .use(unravel)
  .use(markSamples)
  .use(javaScriptTab)
  .use(npm2yarn, {sync: true, converters: ['yarn', 'pnpm']})
  .freeze();
/** Parses plain Markdown, such as CHANGELOG.md. */
const markdown = unified().use([remarkParse, remarkGfm]).freeze();

/** Reads pages and partials, each only once. */
export class SourceReader {
  readonly #files = new Map<string, Promise<SourceFile>>();

  /** @param siteDir - absolute path of the repository */
  constructor(private readonly siteDir: string) {}

  /**
   * @param file - path from the root of the repository, with forward slashes
   * @throws VFileMessage with line and column if the MDX is invalid
   */
  read(file: string): Promise<SourceFile> {
    const known = this.#files.get(file) ?? this.#read(file);
    this.#files.set(file, known);
    return known;
  }

  async #read(file: string): Promise<SourceFile> {
    const absolute = path.join(this.siteDir, file);
    const source = await readFile(absolute, 'utf8');
    const processor = file.endsWith('.mdx') ? mdx : markdown;
    const input = new VFile({value: source, path: file});
    const root = (await processor.run(takeTree(absolute, source) ?? processor.parse(input), input)) as Root;
    const partials = new Map<string, SourceFile>();
    const imported = new Map<string, string>();
    for (const {local, exported, from} of importsOf(root)) {
      if (/\.mdx?$/.test(from)) {
        partials.set(local, await this.read(path.posix.join(path.posix.dirname(file), from)));
      } else {
        imported.set(local, exported === 'default' ? path.posix.parse(from).name : exported);
      }
    }
    return {file, source, root, partials, imported};
  }
}

interface Import {
  local: string;
  exported: string;
  from: string;
}

function importsOf(root: Root): Import[] {
  return root.children.flatMap((node) =>
    node.type !== 'mdxjsEsm'
      ? []
      : (node.data?.estree?.body ?? []).flatMap((statement) =>
          statement.type !== 'ImportDeclaration'
            ? []
            : statement.specifiers.map((specifier) => ({
                local: specifier.local.name,
                exported:
                  specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
                    ? specifier.imported.name
                    : 'default',
                from: String(statement.source.value),
              })),
        ),
  );
}
