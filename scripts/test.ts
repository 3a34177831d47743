import {existsSync, rmSync} from 'node:fs';
import {ensureInstalled} from '../checks/shared/lab/install';
import {readJsonSync} from '../tools/readJson';
import {ensureBrowser} from './lib/ensureBrowser';
import {parseArguments} from './lib/parseArguments';
import {runMeasured} from './lib/runMeasured';
import {countPlaywright, countReport, countVitest, playwrightReport, vitestReport, type Counts} from './lib/testReport';

interface Step {
  name: string;
  command: string;
  /** Reads the counts of the command's report; without it the step itself counts as one test. */
  report?: {file: string; count: (file: string) => Counts};
  /** The step that this one depends on. */
  needs?: string;
  /** Needs the packages of the samples application. */
  needsLab?: boolean;
}

const countVitestFile = (file: string): Counts => countVitest(readJsonSync(file, vitestReport));

const vitest = (config: string, file: string) => ({
  command: `npx vitest run --config ${config} --reporter=dot --reporter=json --outputFile.json=${file}`,
  report: {file, count: countVitestFile},
});

const lint: Step = {name: 'lint', command: 'npm run --silent lint'};
const quickLint: Step = {name: 'lint without types', command: 'npm run --silent lint:quick'};
const pages: Step = {name: 'source of pages', command: 'npm run --silent check -- --all'};
const types: Step = {name: 'types', command: 'npm run --silent typecheck'};
const unit: Step = {name: 'unit tests', ...vitest('vitest.config.ts', '.cache/vitest.json')};
const build: Step = {name: 'build', command: 'npm run --silent build'};
const builds: Step = {name: 'builds of fixture sites', ...vitest('vitest.build.config.ts', '.cache/vitest-build.json')};
const browser: Step = {
  name: 'browser tests',
  command: 'npx playwright test',
  report: {file: '.cache/playwright.json', count: (file) => countPlaywright(readJsonSync(file, playwrightReport))},
  needs: 'build',
};
const samples: Step = {
  name: 'samples',
  command: 'npm run --silent test:samples',
  report: {file: '.cache/samples-tests.json', count: countVitestFile},
  needsLab: true,
};

/** List at most this many failures per step at the end, so that the summary of a long run fits on a screen. */
const mostFailures = 20;

interface Result extends Counts {
  /** In seconds. */
  wall: number;
  /** Processor time of the step and of all processes it started, in seconds; unknown on Windows. */
  processor?: number;
}

/**
 * `npm test` runs everything, `npm run test:quick` what takes less than three minutes, and `npm run test:everything` also
 * checks every page in full in each color mode and width. If a step fails, the others still run, except those that need it.
 * The last line is always `N passed, N failed`, and the exit code is 0 only if nothing failed.
 *
 * Steps run in two lanes, because many use only one processor. The first lane prints its output as it comes, the second
 * when a step ends.
 */
async function main(): Promise<void> {
  const flag = {type: 'boolean', default: false} as const;
  const {quick: isQuick, everything} = parseArguments({options: {quick: flag, everything: flag}}).values;
  const environment = everything ? {A11Y_SCOPE: 'everything'} : undefined;
  const [shown, kept] = isQuick
    ? [[build], [quickLint, pages, types, unit]]
    : [
        [build, browser],
        [lint, pages, types, unit, builds, samples],
      ];
  if (!isQuick) {
    ensureBrowser();
  }
  // Takes two minutes on one core. If it fails, the step that installs again reports why.
  const installed = isQuick ? undefined : ensureInstalled().catch(() => undefined);
  const results = new Map<Step, Result>();
  const inTurn = async (steps: readonly Step[], isShown: boolean): Promise<void> => {
    for (const step of steps) {
      if (step.needsLab) {
        await installed;
      }
      const isPossible = ![...results].some(([{name}, {failed}]) => name === step.needs && failed > 0);
      results.set(step, isPossible ? await run(step, isShown, environment) : notRun(step));
    }
  };
  await Promise.all([inTurn(shown, true), inTurn(kept, false)]);
  report(new Map([...kept, ...shown].map((step) => [step.name, results.get(step)])));
}

function report(results: ReadonlyMap<string, Result | undefined>): void {
  const done = [...results].flatMap(([name, result]) => (result ? [{name, ...result}] : []));
  const sum = (key: 'passed' | 'failed' | 'processor') => done.reduce((total, result) => total + (result[key] ?? 0), 0);
  const seconds = (value: number | undefined) => (value === undefined ? '' : `${value.toFixed(0)} s`).padStart(8);
  const width = Math.max(...done.map(({name}) => name.length));
  console.log(`\n  ${''.padEnd(width)}      time  processor`);
  for (const {name, wall, processor} of done) {
    console.log(`  ${name.padEnd(width)}  ${seconds(wall)}   ${seconds(processor)}`);
  }
  console.log(`  ${'total'.padEnd(width)}  ${seconds(process.uptime())}   ${seconds(sum('processor'))}\n`);
  for (const {name, passed, failed, skipped, failures} of done) {
    const left = skipped === undefined ? '' : `, ${skipped} skipped, because nginx isn't installed`;
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed${left}`);
    // Again at the end: the output of the step itself may be thousands of lines above.
    for (const failure of failures.slice(0, mostFailures)) {
      console.log(`    ${failure}`);
    }
    if (failures.length > mostFailures) {
      console.log(`    and ${failures.length - mostFailures} more`);
    }
  }
  process.exitCode = sum('failed') === 0 ? 0 : 1;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}

async function run(
  {name, command, report}: Step,
  isShown: boolean,
  environment?: Readonly<Record<string, string>>,
): Promise<Result> {
  const started = Date.now();
  console.log(`\n— ${name}: ${command}${isShown ? '' : ' (its output follows when it ends)'}`);
  if (report) {
    rmSync(report.file, {force: true});
  }
  const {status, output, processor} = await runMeasured(command, isShown, environment);
  const wall = (Date.now() - started) / 1000;
  console.log(`\n— ${name}: ${wall.toFixed(0)} s\n${output}`);
  const ok = status === 0;
  const times = {wall, processor};
  if (!report || !existsSync(report.file)) {
    return {passed: ok && !report ? 1 : 0, failed: ok && !report ? 0 : 1, failures: [], ...times};
  }
  const counts = countReport(report.file, report.count);
  return {...counts, failed: ok ? counts.failed : Math.max(counts.failed, 1), ...times};
}

function notRun({name, needs}: Step): Result {
  console.log(`\n— ${name}: not run, because "${needs ?? ''}" failed`);
  return {passed: 0, failed: 1, failures: [], wall: 0};
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
