import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';

const rating = z.int().min(1).max(10);
const ratingsSchema = z.strictObject({clarity: rating, flow: rating, english: rating, friendliness: rating});
const reviewSchema = z.strictObject({
  /** Before the page was rewritten. */
  original: ratingsSchema.optional(),
  /** As the reviewer found it, after the rewrite. */
  before: ratingsSchema,
  /** After what the review changed. */
  after: ratingsSchema,
  questions: z.string().regex(/^\d+\/\d+$/, 'how many of the reviewer’s questions the page answers, as 4/5'),
  note: z.string().optional(),
});

const readingSchema = ratingsSchema.extend({learning: rating});
const readingsSchema = z.strictObject({
  /** Before a round of edits. */
  found: readingSchema,
  /** After it, by someone else. */
  now: readingSchema,
});

/** What readers think who neither wrote nor edited a page. `learning` is how well it teaches someone new to the topic. */
export type Readings = z.infer<typeof readingsSchema>;
/** What a reviewer who didn't write a page thinks of it; tests/reviews/README.md says how it is done. */
export type Review = z.infer<typeof reviewSchema>;
export type Ratings = z.infer<typeof ratingsSchema>;

/**
 * Reads the reviews of all pages.
 *
 * @param folder - holds a YAML file for each area, with a review for each page
 * @returns for each area its reviews, by the path of the page below docs/ without extension
 * @throws Error that names file and page where a review isn't complete
 */
export function readReviews(folder: string): Promise<Map<string, Record<string, Review>>> {
  return readAreas(folder, reviewSchema);
}

/**
 * Reads the ratings by readers who changed nothing.
 *
 * @param folder - holds a YAML file for each area, with ratings for each page
 * @returns for each area its ratings, by the path of the page below docs/ without extension
 * @throws Error that names file and page where a rating isn't complete
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
      names.map(async (name) => {
        const result = z.record(z.string(), schema).safeParse(parse(await readFile(path.join(folder, name), 'utf8')));
        if (!result.success) {
          throw new Error(`${path.join(folder, name)}:\n${z.prettifyError(result.error)}`);
        }
        return [path.basename(name, '.yml'), result.data] as const;
      }),
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
