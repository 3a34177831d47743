import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {ensureInstalled} from '../checks/samples/lab/install';
import {ensureBrowser} from './lib/ensureBrowser';
import {countPlaywright, countVitest, type Counts, type PlaywrightReport, type VitestReport} from './lib/testReport';

interface Step {
  name: string;
  command: string;
  /** Reads the counts of the command's report; without it the step itself counts as one test. */
  report?: {file: string; count: (report: unknown) => Counts};
  /** Steps that this one makes no sense without. */
  needs?: string;
  /** Needs the packages of the samples application. */
  needsLab?: boolean;
}

const vitest = (config: string, file: string) => ({
  command: `npx vitest run --config ${config} --reporter=dot --reporter=json --outputFile.json=${file}`,
  report: {file, count: (report: unknown) => countVitest(report as VitestReport)},
});

const lint: Step = {name: 'lint', command: 'npm run --silent lint'};
const types: Step = {name: 'types', command: 'npm run --silent typecheck'};
const unit: Step = {name: 'unit tests', ...vitest('vitest.config.ts', '.cache/vitest.json')};
const build: Step = {name: 'build', command: 'npm run --silent build'};
const builds: Step = {name: 'builds of fixture sites', ...vitest('vitest.build.config.ts', '.cache/vitest-build.json')};
const browser: Step = {
  name: 'browser tests',
  command: 'npx playwright test',
  report: {file: '.cache/playwright.json', count: (report) => countPlaywright(report as PlaywrightReport)},
  needs: 'build',
};
const samples: Step = {
  name: 'samples',
  command: 'npm run --silent test:samples',
  report: {file: '.cache/samples-tests.json', count: (report) => countVitest(report as VitestReport)},
  needsLab: true,
};

/**
 * `npm test` runs everything, `npm run test:quick` what takes seconds. Every step runs even when one fails, unless it
 * needs that one. The last line is always `N passed, N failed`, and the exit code is 0 only without a failure.
 */
async function main(): Promise<void> {
  const isQuick = process.argv.includes('--quick');
  const steps = isQuick ? [lint, types, unit, build] : [lint, types, unit, build, builds, browser, samples];
  const results = new Map<string, Counts>();
  if (!isQuick) {
    ensureBrowser();
  }
  // Two minutes on one core, beside steps that leave one free. What goes wrong is told by the step that installs again.
  const installed = isQuick ? undefined : ensureInstalled().catch(() => undefined);
  for (const step of steps) {
    if (step.needsLab) {
      await installed;
    }
    results.set(step.name, results.get(step.needs ?? '')?.failed ? notRun(step) : await run(step));
  }
  for (const [name, {passed, failed}] of results) {
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
  }
  const all = [...results.values()];
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}

async function run({name, command, report}: Step): Promise<Counts> {
  const started = Date.now();
  console.log(`\n— ${name}: ${command}`);
  if (report) {
    rmSync(report.file, {force: true});
  }
  const [status] = (await once(spawn(command, {shell: true, stdio: 'inherit'}), 'close')) as [number | null];
  console.log(`— ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
  const ok = status === 0;
  if (!report || !existsSync(report.file)) {
    return {passed: ok && !report ? 1 : 0, failed: ok && !report ? 0 : 1};
  }
  const counts = report.count(JSON.parse(readFileSync(report.file, 'utf8')));
  return {...counts, failed: ok ? counts.failed : Math.max(counts.failed, 1)};
}

function notRun({name, needs}: Step): Counts {
  console.log(`\n— ${name}: not run, for "${needs}" failed`);
  return {passed: 0, failed: 1};
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
