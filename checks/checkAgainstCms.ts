import {checkLabels} from './labels/checkLabels';
import {readLabels} from './labels/readLabels';
import type {Options as SampleOptions, Report} from './samples/checkSamples';
import {checkSamples} from './samples/checkSamples';
import {readSources} from './shared/readSources';
import {checkTables} from './tables/checkTables';
import {readSubjects} from './tables/readSubjects';
import {readTables} from './tables/readTables';
import type {TableCounts} from './tables/types';

export interface Options extends SampleOptions {
  /** Folder of the pages. */
  root: string;
}

export interface CmsReport extends Report {
  tables: TableCounts;
}

/**
 * Checks what pages say about the CMS against the samples application: every sample, every label of the admin panel, and
 * every row of a table about options or other names of the CMS.
 *
 * @returns problems in the order of files and lines
 */
export async function checkAgainstCms({root, ...options}: Options): Promise<CmsReport> {
  const sources = await readSources(root);
  const report = await checkSamples(sources, options);
  const labels = await readLabels();
  const checked = new Set(report.pages);
  const wrongLabels = sources.flatMap(({file, source}) => (checked.has(file) ? checkLabels(file, source, labels) : []));
  const tables = checkTables(sources.flatMap(readTables), await readSubjects(), (file) => checked.has(file));
  const problems = [...report.problems, ...wrongLabels, ...tables.problems];
  return {
    ...report,
    tables: tables.counts,
    problems: problems.sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line),
  };
}
