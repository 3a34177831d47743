import type {ParseFrontMatter} from '@docusaurus/types';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {findUndeclaredTags} from '../tag-pages/findUndeclaredTags';
import {parseTags} from '../tag-pages/parseTags';
import {findMissingPart} from './findMissingPart';
import {locateKey} from './locateKey';
import {frontMatterSchema} from './schema';

/**
 * Creates the site's `markdown.parseFrontMatter`: Docusaurus's parser, plus checks of the schema, the declared tags and
 * the requirements of each page type for files below `docsDir`. Partials (names with a leading underscore) have no
 * front matter to check.
 *
 * @param docsDir - absolute path of the docs folder
 * @returns the parser; it throws an Error with file, line, key and fix for front matter that violates the schema, and
 *   for a page that lacks what its `type` requires
 */
export function createFrontMatterParser(docsDir: string): ParseFrontMatter {
  const declaredTags = createTagReader(path.join(docsDir, 'tags.yml'));
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const isPage = params.filePath.startsWith(docsDir + path.sep) && !path.basename(params.filePath).startsWith('_');
    if (isPage) {
      validateFrontMatter(result.frontMatter, params.filePath, params.fileContent, declaredTags);
    }
    return result;
  };
}

/** Reads the declared tags on first use, and again after the file has changed. */
function createTagReader(file: string): () => readonly string[] {
  let readAt = 0;
  let keys: readonly string[] = [];
  return () => {
    const changedAt = existsSync(file) ? statSync(file).mtimeMs : 0;
    if (changedAt !== readAt) {
      keys = parseTags(readFileSync(file, 'utf8'), path.relative(process.cwd(), file)).map(({key}) => key);
      readAt = changedAt;
    }
    return keys;
  };
}

function validateFrontMatter(
  frontMatter: Record<string, unknown>,
  filePath: string,
  fileContent: string,
  declaredTags: () => readonly string[],
): void {
  const result = frontMatterSchema.safeParse(frontMatter);
  const file = path.relative(process.cwd(), filePath);
  if (result.success) {
    const undeclared = findUndeclaredTags(result.data.tags, declaredTags(), fileContent, file);
    if (undeclared.length > 0) {
      throw new Error(undeclared.join('\n'));
    }
    const missing = findMissingPart(result.data, fileContent);
    if (missing) {
      throw new Error(
        `${file}:${locateKey(fileContent, 'type')}: front matter "type": ${missing}. Correct that, or give the page another type (STYLEGUIDE.md, "Page types").`,
      );
    }
    return;
  }
  const problems = result.error.issues.flatMap((issue) => {
    const isTopLevel = issue.code === 'unrecognized_keys' && issue.path.length === 0;
    const keys = isTopLevel ? issue.keys : [String(issue.path[0] ?? '')];
    return keys.map((key) => {
      const line = locateKey(fileContent, key);
      const message = isTopLevel
        ? `unknown key. Known keys: ${Object.keys(frontMatterSchema.shape).join(', ')}`
        : [...issue.path.slice(1), issue.message].join(': ');
      return `${file}:${line}: front matter "${key}": ${message}`;
    });
  });
  throw new Error(`${problems.join('\n')}\nThe keys are described in CONTRIBUTING.md, "Front matter".`);
}
