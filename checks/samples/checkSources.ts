import path from 'node:path';
import {packageManifest} from '../../tools/packageManifest';
import {readJsonSync} from '../../tools/readJson';
import {readCommandTrees} from '../shared/cms/readCommandTrees';
import {readKnownKeys} from '../shared/cms/readKnownKeys';
import {readRunning} from '../shared/cms/readRunning';
import type {Message, Problem} from '../shared/problem';
import type {CommandTrees} from '../shared/cms/commandTypes';
import type {Kind, Page, Sample} from '../shared/samples/types';
import {checkFetches, checkStart} from './client/checkFetches';
import {checkV4} from './codemods/checkV4';
import {readCodemods} from './codemods/readCodemods';
import {checkCommands} from './commands/checkCommands';
import {checkVerbs} from './commands/checkVerbs';
import {checkConfig} from './config/checkConfig';
import {checkEnvironment} from './environment/checkEnvironment';
import {checkNestedOptions} from './config/checkNestedOptions';
import {checkEntryPoints} from './config/checkEntryPoints';
import {checkManifest} from './config/checkManifest';
import {checkResults} from './config/checkResults';
import {checkData} from './data/checkData';
import {checkNames, checkPageSizes} from './data/checkNames';
import {checkNumbers} from './data/checkNumbers';
import {checkRelations} from './data/checkRelations';
import {checkSchemas} from './data/checkSchemas';
import {checkWorkflow} from './data/checkWorkflow';
import {checkValues} from './environment/checkValues';
import {checkUrls} from './hosts/checkUrls';
import {checkFolders} from './paths/checkFolders';
import {checkPaths} from './paths/checkPaths';
import {checkAgreement} from './project/checkAgreement';
import {checkProjectFiles} from './project/checkProjectFiles';
import {checkTwins} from './project/checkTwins';
import {checkOwnNames} from './words/checkOwnNames';
import {checkSaid} from './words/checkSaid';
import {checkWords} from './words/checkWords';

/**
 * Runs the checks that neither run nor compile samples: data, commands, configuration, codemods, words.
 *
 * @param all - pages that may read the variables that `pages` declare, and that share words with `pages`
 */
export async function checkSources(pages: readonly Page[], all: readonly Page[]): Promise<Problem[]> {
  return [
    ...pages.flatMap(dataProblems),
    ...pages.flatMap(checkNames),
    ...pages.flatMap(checkPageSizes),
    ...pages.flatMap(checkVerbs),
    ...pages.flatMap(checkRelations),
    ...pages.flatMap(checkSchemas),
    ...pages.flatMap(checkNumbers),
    ...pages.flatMap(checkOwnNames),
    ...pages.flatMap(checkSaid),
    ...pages.flatMap(checkValues),
    ...pages.flatMap(checkUrls),
    ...checkPaths(pages, all),
    ...checkFolders(pages, all),
    ...checkAgreement(pages, all),
    ...checkProjectFiles(pages, all),
    ...checkTwins(pages, all),
    ...(await Promise.all(pages.map(checkResults))).flat(),
    ...(await requestProblems(pages)),
    ...(await workflowProblems(pages)),
    ...(await commandProblems(pages)),
    ...(await configurationProblems(pages, all)),
    ...(await v4Problems(pages)),
    ...(await checkWords(pages, all)),
  ];
}

function dataProblems(page: Page): Problem[] {
  return page.samples.flatMap((sample) => inFile(sample, checkData(sample)));
}

/** Findings in a sample, as problems of its file. The line of a finding counts from the opening marker of the fence. */
function inFile(sample: Sample, findings: ReadonlyArray<Message & {line?: number}>): Problem[] {
  return findings.map(({line = 0, ...finding}) => ({file: sample.file, line: sample.line + line, ...finding}));
}

async function requestProblems(pages: readonly Page[]): Promise<Problem[]> {
  const samples = pages
    .flatMap((page) => page.samples)
    .filter(({kind, text}) => kind === 'http' || (kind === 'code' && text.includes('fetch(')));
  const {routes} = samples.length > 0 ? await readRunning() : {routes: []};
  return samples.flatMap((sample) => inFile(sample, [...checkFetches(sample, routes), ...checkStart(sample, routes)]));
}

async function workflowProblems(pages: readonly Page[]): Promise<Problem[]> {
  const samples = pages.flatMap((page) => page.samples).filter(({kind}) => kind === 'yaml');
  const found = samples.map(async (sample) => inFile(sample, await checkWorkflow(sample)));
  return (await Promise.all(found)).flat();
}

async function commandProblems(pages: readonly Page[]): Promise<Problem[]> {
  const checks: Partial<Record<Kind, (sample: Sample, trees: CommandTrees) => Array<Omit<Problem, 'file'>>>> = {
    shell: ({text, meta}, trees) =>
      checkCommands(text, trees, meta.values['in'] === 'documentation' ? ownScripts() : undefined),
    json: checkManifest,
    yaml: ({text}, trees) => checkCommands(commandsIn(text), trees),
  };
  const samples = pages.flatMap((page) => page.samples).filter(({kind}) => checks[kind] !== undefined);
  const trees = samples.length > 0 ? await readCommandTrees() : {};
  return samples.flatMap((sample) => inFile(sample, checks[sample.kind]?.(sample, trees) ?? []));
}

/** Scripts of this repository. */
function ownScripts(): string[] {
  return Object.keys(readJsonSync(path.resolve(__dirname, '../../package.json'), packageManifest).scripts ?? {});
}

/** The shell commands in a Compose file, on their original lines. */
function commandsIn(text: string): string {
  return text
    .split('\n')
    .map((line) => /^\s*command: sh -c "(.*)"$/.exec(line)?.[1] ?? '')
    .join('\n');
}

async function v4Problems(pages: readonly Page[]): Promise<Problem[]> {
  const has = pages.some(({samples}) => samples.some(({kind}) => kind === 'v4'));
  return has ? checkV4(pages, readCodemods()) : [];
}

/** Finds unknown keys in configuration files, and variables that no page in `all` reads. */
async function configurationProblems(pages: readonly Page[], all: readonly Page[]): Promise<Problem[]> {
  const known = await readKnownKeys();
  const files = pages.flatMap((page) => page.samples).filter(({kind}) => kind === 'code');
  return [
    ...files.flatMap((sample) =>
      inFile(sample, [...checkConfig(sample, known), ...checkNestedOptions(sample), ...checkEntryPoints(sample)]),
    ),
    ...checkEnvironment(all, known.environment).filter(({file}) => pages.some((page) => page.file === file)),
  ];
}
