import {meanOf, readReadings, readReviews, type Ratings, type Review} from '../checks/reviews/readReviews';
import {listFiles} from '../tools/listFiles';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';

/**
 * Target ratings of each page. Friendliness has a lower one, because some pages are for looking things up rather than
 * reading.
 */
const floor: Ratings = {clarity: 9, flow: 9, english: 9, friendliness: 8};

/**
 * `npm run reviews`: prints each area's mean ratings, by reviewers and by readers who didn't edit, the pages below the
 * targets, and the pages without a review.
 */
async function main(): Promise<void> {
  parseArguments({});
  const areas = await readReviews('tests/reviews');
  const all = [...areas.values()].flatMap((area) => Object.entries(area));
  const rows = [...areas, ['all', Object.fromEntries(all)] as const].map(([area, reviews]) => {
    const list = Object.values(reviews);
    const originals = list.flatMap(({original}) => original ?? []);
    return [
      area,
      {
        pages: list.length,
        original: originals.length === 0 ? '' : `${format(meanOf(originals))} (${originals.length})`,
        found: format(meanOf(list.map(({before}) => before))),
        now: format(meanOf(list.map(({after}) => after))),
      },
    ] as const;
  });
  console.log(
    'Ratings are clarity/flow/English/friendliness: before the rewrite, as the reviewer found the page, and now.',
  );
  console.table(Object.fromEntries(rows));
  await printReadings();
  all
    .filter(isLow)
    .forEach(([page, {after, note}]) => console.log(`below the floor: ${page} ${format(after)} ${note ?? ''}`));
  // Snippets aren't reviewed, because they only have a page for search.
  const reviewed = new Set(all.map(([page]) => page));
  listFiles('docs')
    .filter((name) => name.endsWith('.mdx') && !name.startsWith('snippets/'))
    .map((name) => name.replace(/\.mdx$/, ''))
    .filter((page) => !reviewed.has(page))
    .sort()
    .forEach((page) => console.log(`no review: ${page}`));
}

async function printReadings(): Promise<void> {
  const areas = await readReadings('tests/reviews/readers');
  const all = [...areas.values()].flatMap((area) => Object.values(area));
  const rows = [...areas].map(([area, readings]) => [area, Object.values(readings)] as const);
  console.log(
    'Ratings by readers who edited nothing, before and after a round of edits, with learning as a fifth rating.',
  );
  console.table(
    Object.fromEntries(
      [...rows, ['all', all] as const].map(([area, readings]) => [
        area,
        {
          pages: readings.length,
          found: format(meanOf(readings.map(({found}) => found))),
          now: format(meanOf(readings.map(({now}) => now))),
        },
      ]),
    ),
  );
}

function isLow([, {after}]: readonly [string, Review]): boolean {
  return (Object.keys(floor) as Array<keyof Ratings>).some((key) => after[key] < floor[key]);
}

function format(ratings: Ratings & {learning?: number}): string {
  const {clarity, flow, english, friendliness, learning} = ratings;
  return [clarity, flow, english, friendliness, ...(learning === undefined ? [] : [learning])].join('/');
}

runScript(main);
