import {readCommandTrees} from '../shared/cms/readCommandTrees';
import {readKnownKeys} from '../shared/cms/readKnownKeys';
import type {Problem} from '../shared/problem';
import type {Page} from '../shared/samples/types';
import {checkV4} from './codemods/checkV4';
import {readCodemods} from './codemods/readCodemods';
import {checkCommands} from './commands/checkCommands';
import {checkConfig} from './config/checkConfig';
import {checkEnvironment} from './config/checkEnvironment';
import {checkManifest} from './config/checkManifest';
import {checkData} from './data/checkData';
import {checkWorkflow} from './data/checkWorkflow';

/**
 * Checks what can be known of samples without running or compiling them: data, commands, configuration, codemods.
 *
 * @param all - pages that may read the variables that `pages` declare
 */
export async function checkSources(pages: readonly Page[], all: readonly Page[]): Promise<Problem[]> {
  return [
    ...pages.flatMap(dataProblems),
    ...(await workflowProblems(pages)),
    ...(await commandProblems(pages)),
    ...(await configurationProblems(pages, all)),
    ...(await v4Problems(pages)),
  ];
}

function dataProblems(page: Page): Problem[] {
  return page.samples.flatMap((sample) =>
    checkData(sample).map(({line = 0, ...finding}) => ({file: page.file, line: sample.line + line, ...finding})),
  );
}

async function workflowProblems(pages: readonly Page[]): Promise<Problem[]> {
  const samples = pages.flatMap((page) => page.samples).filter(({kind}) => kind === 'yaml');
  const found = samples.map(async (sample) =>
    (await checkWorkflow(sample)).map(({line = 0, ...finding}) => ({
      file: sample.file,
      line: sample.line + line,
      ...finding,
    })),
  );
  return (await Promise.all(found)).flat();
}

async function commandProblems(pages: readonly Page[]): Promise<Problem[]> {
  const samples = pages.flatMap((page) => page.samples).filter(({kind}) => kind === 'shell' || kind === 'json');
  const trees = samples.length > 0 ? await readCommandTrees() : {};
  return samples.flatMap((sample) =>
    (sample.kind === 'shell' ? checkCommands(sample.text, trees) : checkManifest(sample, trees)).map(
      ({line, ...finding}) => ({
        file: sample.file,
        line: sample.line + line,
        ...finding,
      }),
    ),
  );
}

async function v4Problems(pages: readonly Page[]): Promise<Problem[]> {
  const has = pages.some(({samples}) => samples.some(({kind}) => kind === 'v4'));
  return has ? checkV4(pages, await readCodemods()) : [];
}

/** Unknown keys of configuration files, and variables that nothing reads on any of `all` pages. */
async function configurationProblems(pages: readonly Page[], all: readonly Page[]): Promise<Problem[]> {
  const known = await readKnownKeys();
  const files = pages.flatMap((page) => page.samples).filter(({kind}) => kind === 'code');
  return [
    ...files.flatMap((sample) =>
      checkConfig(sample, known).map(({line, ...finding}) => ({
        file: sample.file,
        line: sample.line + line,
        ...finding,
      })),
    ),
    ...checkEnvironment(all, known.environment).filter(({file}) => pages.some((page) => page.file === file)),
  ];
}
