import {LineCounter, parseDocument} from 'yaml';
import {z} from 'zod';

/** One entry of docs/tags.yml. */
export interface TagDeclaration {
  /** Key that pages use. */
  key: string;
  /** Line of the key, from 1. */
  line: number;
  label: string;
  permalink: string;
  description: string;
}

const fields = z.strictObject({
  label: z.string('is missing').min(1, 'is missing'),
  permalink: z.string('is missing').regex(/^\/[a-z0-9-]+$/, 'has to be / and lower-case words with hyphens'),
  description: z.string('is missing').min(10, 'has to say something').max(160, 'has to fit into 160 characters'),
});

/**
 * Parses the declarations of tags.
 *
 * @param source - text of docs/tags.yml
 * @param file - its path, for messages
 * @returns the tags in the file's order
 * @throws Error that lists every mistake with file, line and tag
 */
export function parseTags(source: string, file: string): TagDeclaration[] {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const problems = document.errors.map(({message, linePos}) => `${file}:${linePos?.[0].line ?? 1}: ${message}`);
  const content = (document.errors.length === 0 ? (document.toJS() as unknown) : {}) ?? {};
  const tags = Object.entries(content).flatMap(([key, value]): TagDeclaration[] => {
    const line = lineOf(source, key);
    const result = fields.safeParse(value);
    if (!result.success) {
      const details = result.error.issues.map((issue) => `${issue.path.join('.') || 'entry'} ${issue.message}`);
      problems.push(`${file}:${line}: tag "${key}": ${details.join('; ')}. Give label, permalink and description.`);
      return [];
    }
    return [{key, line, ...result.data}];
  });
  for (const tag of tags) {
    const twin = tags.find(({permalink, line}) => permalink === tag.permalink && line < tag.line);
    if (twin) {
      problems.push(`${file}:${tag.line}: tag "${tag.key}" has the permalink of "${twin.key}": use one of them.`);
    }
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return tags;
}

function lineOf(source: string, key: string): number {
  const index = source.split('\n').findIndex((line) => line.replace(/^(['"])(.*)\1:/, '$2:').startsWith(`${key}:`));
  return index + 1;
}
