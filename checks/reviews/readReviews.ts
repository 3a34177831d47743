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
export async function readReviews(folder: string): Promise<Map<string, Record<string, Review>>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yml')).sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const result = z
          .record(z.string(), reviewSchema)
          .safeParse(parse(await readFile(path.join(folder, name), 'utf8')));
        if (!result.success) {
          throw new Error(`${path.join(folder, name)}:\n${z.prettifyError(result.error)}`);
        }
        return [path.basename(name, '.yml'), result.data] as const;
      }),
    ),
  );
}

/** @returns the mean of each rating, to one decimal place */
export function meanOf(ratings: readonly Ratings[]): Ratings {
  const mean = (key: keyof Ratings): number =>
    Math.round((10 * ratings.reduce((sum, one) => sum + one[key], 0)) / Math.max(1, ratings.length)) / 10;
  return {clarity: mean('clarity'), flow: mean('flow'), english: mean('english'), friendliness: mean('friendliness')};
}
