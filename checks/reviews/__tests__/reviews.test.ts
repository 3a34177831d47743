import {existsSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {meanOf, readReadings, readReviews} from '../readReviews';

describe('the reviews of pages', () => {
  it('are complete, and about pages that exist', async () => {
    const reviews = await readReviews('tests/reviews');
    const pages = [...reviews.values()].flatMap((area) => Object.keys(area));
    expect(pages.filter((page) => !existsSync(`docs/${page}.mdx`))).toEqual([]);
    expect(pages.filter((page, index) => pages.indexOf(page) !== index)).toEqual([]);
  });

  it('have ratings by readers who edited nothing', async () => {
    const readings = await readReadings('tests/reviews/readers');
    const pages = [...readings.values()].flatMap((area) => Object.keys(area));
    expect(pages.length).toBeGreaterThan(150);
    expect(pages.filter((page) => !existsSync(`docs/${page}.mdx`))).toEqual([]);
  });

  it('are rejected with file and page if something is missing', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'reviews-'));
    await writeFile(path.join(folder, 'api.yml'), 'cms/api:\n  questions: 5/5\n');
    await expect(readReviews(folder)).rejects.toThrow(/api\.yml isn't as expected:[\s\S]*cms\/api/);
    await expect(readReadings(folder)).rejects.toThrow(/api\.yml isn't as expected:[\s\S]*found/);
    await rm(folder, {recursive: true});
  });

  it('have averages', () => {
    const good = {clarity: 9, flow: 9, english: 9, friendliness: 8};
    expect(meanOf([good, {...good, clarity: 8, flow: 10}, good])).toEqual({...good, clarity: 8.7, flow: 9.3});
  });
});
