import path from 'node:path';
import {z} from 'zod';
import {readJson} from '../../../tools/readJson';
import type {FullFile, Manifest, PassagesFile} from '../core/indexFiles';
import type {PageRecord} from '../core/types';

// Validates the index, because the folder of a built site may be from another version of this code. The worker in the
// browser reads the same files without a schema: their names change with their content, and zod would be larger than
// the index for every reader.

const kind = z.enum(['guide', 'changelog', 'fragment']);
const sample = z.object({language: z.string(), title: z.string(), code: z.string(), after: z.number().optional()});

const manifest = z.object({
  headings: z.string(),
  full: z.string(),
  records: z.string(),
}) satisfies z.ZodType<Manifest>;

const full = z.object({
  language: z.string().optional(),
  pages: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      kind,
      trail: z.array(z.string()),
      keywords: z.array(z.string()).optional(),
      sections: z.array(z.tuple([z.string(), z.string(), z.number()])),
    }),
  ),
  messages: z.array(z.tuple([z.number(), z.string()])).optional(),
  questions: z.array(z.tuple([z.number(), z.string()])).optional(),
  index: z.object({
    documents: z.number(),
    terms: z.string(),
    spellings: z.string(),
    postings: z.array(z.number()),
  }),
  passages: z.array(z.string()),
});

const passages = z.object({
  description: z.string(),
  sections: z.array(z.object({text: z.string(), samples: z.array(sample)})),
}) satisfies z.ZodType<PassagesFile>;

export const pageRecord = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  kind,
  trail: z.array(z.string()),
  tags: z.array(z.string()),
  keywords: z.array(z.string()),
  sections: z.array(
    z.object({
      anchor: z.string(),
      heading: z.string(),
      parents: z.array(z.string()),
      text: z.string(),
      samples: z.array(sample),
      asked: z.array(z.string()).optional(),
    }),
  ),
}) satisfies z.ZodType<PageRecord>;

/**
 * @param folder - folder of the index in the built site, for example `build/search`
 * @returns the full index
 * @throws Error that names the file that is missing or from another version
 */
export async function readFullFile(folder: string): Promise<FullFile> {
  return readJson(path.join(folder, (await readManifest(folder)).full), full);
}

/**
 * @param folder - folder of the index in the built site
 * @param name - one of the names in `passages` of the full index
 * @throws Error that names the file that is missing or from another version
 */
export function readPassagesFile(folder: string, name: string): Promise<PassagesFile> {
  return readJson(path.join(folder, name), passages);
}

/**
 * @param folder - folder of the index in the built site
 * @returns the record of every page
 * @throws Error if the site wasn't built, or was built with another version of this code
 */
export async function readRecordsFile(folder: string): Promise<PageRecord[]> {
  return readJson(path.join(folder, (await readManifest(folder)).records), z.array(pageRecord));
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return await readJson(path.join(folder, 'manifest.json'), manifest);
  } catch (cause) {
    throw new Error(`No search index in ${folder}: run npm run build first`, {cause});
  }
}
