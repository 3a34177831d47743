import {checkLabels} from './labels/checkLabels';
import {readLabels} from './labels/readLabels';
import type {Options as SampleOptions, Report} from './samples/checkSamples';
import {checkSamples} from './samples/checkSamples';
import {readSources} from './shared/readSources';

export interface Options extends SampleOptions {
  /** Folder of the pages. */
  root: string;
}

/**
 * Checks what pages say about the CMS against the samples application: every sample, and every label of the admin panel.
 *
 * @returns problems in the order of files and lines
 */
export async function checkAgainstCms({root, ...options}: Options): Promise<Report> {
  const sources = await readSources(root);
  const report = await checkSamples(sources, options);
  const labels = await readLabels();
  const checked = new Set(report.pages);
  const wrongLabels = sources.flatMap(({file, source}) => (checked.has(file) ? checkLabels(file, source, labels) : []));
  const problems = [...report.problems, ...wrongLabels];
  return {...report, problems: problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)};
}
