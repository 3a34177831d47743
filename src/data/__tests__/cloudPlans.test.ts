import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {cloudPlans} from '../cloudPlans';

const pages = ['docs/cloud', 'docs/snippets'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(folder, name)),
);

describe('the plans of Strapi Cloud', () => {
  it('have the date of their source', () => {
    expect(new Date(cloudPlans.asOf).toISOString().slice(0, 10)).toBe(cloudPlans.asOf);
    expect(new Date(cloudPlans.asOf).getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('are not hard-coded on any Strapi Cloud page, and neither are former plans', () => {
    const earlier = ['Essential', 'Scale', 'Team', 'Developer'];
    const byHand = new RegExp(
      `\\b(${[...cloudPlans.names, ...earlier].join('|')}) plan\\b|\\b(free|paid) plans?\\b`,
      'i',
    );
    const found = pages.filter((file) => byHand.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });
});
