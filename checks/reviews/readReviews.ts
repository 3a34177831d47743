import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {z} from 'zod';
import {readYaml} from '../../tools/readYaml';

const rating = z.int().min(1).max(10);
const ratingsSchema = z.strictObject({clarity: rating, flow: rating, english: rating, friendliness: rating});
const reviewSchema = z.strictObject({
  /** Ratings of the page before it was rewritten, if the reviewer read that version. */
  original: ratingsSchema.optional(),
  /** Ratings of the page as the reviewer found it. */
  before: ratingsSchema,
  /** Ratings after the reviewer's changes. */
  after: ratingsSchema,
  questions: z
    .string()
    .regex(/^\d+\/\d+$/, 'must be the number of the reviewer’s questions that the page answers, such as 4/5'),
  note: z.string().optional(),
});

const readingSchema = ratingsSchema.extend({learning: rating});
const readingsSchema = z.strictObject({
  /** Ratings before a round of edits. */
  found: readingSchema,
  /** Ratings by another reader after the edits. */
  now: readingSchema,
});

/** Ratings of a page by readers who neither wrote nor edited it. `learning` is how well it teaches newcomers to the topic. */
export type Readings = z.infer<typeof readingsSchema>;
/** A review of a page by someone who didn't write it (tests/reviews/README.md). */
export type Review = z.infer<typeof reviewSchema>;
export type Ratings = z.infer<typeof ratingsSchema>;

/**
 * Reads the reviews of all pages.
 *
 * @param folder - folder with a YAML file for each area
 * @returns for each area, its reviews by the path of the page below docs/, without extension
 * @throws Error that names the file, and each page whose review is incomplete or invalid
 */
export function readReviews(folder: string): Promise<Map<string, Record<string, Review>>> {
  return readAreas(folder, reviewSchema);
}

/**
 * Reads the ratings by readers who didn't edit the pages.
 *
 * @param folder - folder with a YAML file for each area
 * @returns for each area, its ratings by the path of the page below docs/, without extension
 * @throws Error that names the file, and each page whose ratings are incomplete or invalid
 */
export function readReadings(folder: string): Promise<Map<string, Record<string, Readings>>> {
  return readAreas(folder, readingsSchema);
}

async function readAreas<T extends z.ZodType>(
  folder: string,
  schema: T,
): Promise<Map<string, Record<string, z.infer<T>>>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yml')).sort();
  return new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [path.basename(name, '.yml'), await readYaml(path.join(folder, name), z.record(z.string(), schema))] as const,
      ),
    ),
  );
}

/** @returns the mean of each rating, to one decimal place */
export function meanOf<T extends Readonly<Record<string, number>>>(ratings: readonly T[]): T {
  const keys = Object.keys(ratings[0] ?? {});
  const mean = (key: string): number =>
    Math.round((10 * ratings.reduce((sum, one) => sum + (one[key] ?? 0), 0)) / ratings.length) / 10;
  return Object.fromEntries(keys.map((key) => [key, mean(key)])) as T;
}
