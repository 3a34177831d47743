import {readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {checkAgainstCms, type CmsReport} from '../../checks/checkAgainstCms';
import {maxOptedOut} from '../../checks/samples/checkSamples';
import {ensureInstalled} from '../../checks/shared/lab/install';

const root = path.resolve(__dirname, '../../docs');
const files = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((name) => /\.mdx?$/.test(name));

/** Checks every sample of the docs; what did not change since it last passed is taken from the cache. */
describe('samples of the docs', () => {
  let report: CmsReport;

  beforeAll(async () => {
    await ensureInstalled();
    report = await checkAgainstCms({root, cache: path.resolve(__dirname, '../../.cache/samples')});
  }, 1_800_000);

  it.each(files.sort())('docs/%s', (name) => {
    const problems = report.problems.filter(({file}) => path.resolve(file) === path.join(root, name));
    expect(problems.map(({file, line, message, fix = ''}) => `${file}:${line} ${message}. ${fix}`)).toEqual([]);
  });

  it('are found, like rows of tables, and problems only on these pages', () => {
    const pages = new Set(files.map((name) => path.join(root, name)));
    expect(report.problems.filter(({file}) => !pages.has(path.resolve(file)))).toEqual([]);
    expect(report.fences).toBeGreaterThan(1000);
    const {rows, cells} = report.tables;
    expect(Object.values(rows).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(300);
    expect(Object.values(cells)).not.toContain(0);
  });

  it('rarely opt out of checks', () => {
    expect(report.optedOut.length / Math.max(report.fences, 100)).toBeLessThanOrEqual(maxOptedOut);
  });
});
