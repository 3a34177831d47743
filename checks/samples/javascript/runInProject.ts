import {execFile} from 'node:child_process';
import {cp} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {createWorkspace} from '../../shared/lab/workspace';
import {messages} from '../../shared/samples/messages';
import type {Problem} from '../../shared/problem';
import type {Page, Sample} from '../../shared/samples/types';
import {derive} from './derive';

const run = promisify(execFile);

/** Timeout for a script or a test file, in milliseconds. Both start the application. */
const limit = 300_000;

/** What a JavaScript project has in addition to the files that Strapi loads. */
const projectParts = ['package.json', 'favicon.png', 'public', '.env'];

/** Whether a sample is a file that readers start with Node.js: a script or a test. */
export function isStarted({kind, meta}: Sample): boolean {
  return kind === 'code' && meta.values['no-load'] === undefined && /^(scripts|tests?)\//.test(meta.values.title ?? '');
}

/**
 * Runs the scripts and tests of a page, in JavaScript, in a project with the page's other files.
 *
 * @param loaded - samples that are files of that project
 */
export async function runInProject(page: Page, loaded: readonly Sample[]): Promise<Problem[]> {
  const started = page.samples.filter(isStarted);
  if (started.length === 0) {
    return [];
  }
  const files = await Promise.all([...loaded, ...started].map(derive));
  const workspace = await createWorkspace(files);
  try {
    // The samples application is written in TypeScript, and its build output is a JavaScript project.
    const project = path.join(workspace.directory, 'dist');
    for (const name of projectParts) {
      await cp(path.join(workspace.directory, name), path.join(project, name), {recursive: true});
    }
    const problems: Problem[] = [];
    for (const {path: file, sample} of files.slice(loaded.length)) {
      const failure = await start(project, file);
      if (failure !== undefined) {
        problems.push({file: page.file, line: sample.line, ...messages.started(failure)});
      }
    }
    return problems;
  } finally {
    await workspace.remove();
  }
}

/** Starts a file as a reader would. Returns the end of its output if it failed. */
async function start(project: string, file: string): Promise<string | undefined> {
  const isTest = /[.-]test\.js$/.test(file);
  const preload = path.join(__dirname, 'closeServers.mjs');
  try {
    // Without --test, which would run the file in a child process that outlives this one if it's killed.
    await run(process.execPath, isTest ? [file] : ['--import', preload, file], {
      cwd: project,
      env: {...process.env, NODE_ENV: isTest ? 'test' : 'development'},
      timeout: limit,
      killSignal: 'SIGKILL',
    });
    return undefined;
  } catch (error) {
    const {stdout = '', stderr = '', killed} = error as {stdout?: string; stderr?: string; killed?: boolean};
    const reason = killed ? `it doesn't end within ${limit / 1000} s` : 'it fails';
    return `${reason}\n${`${stdout}${stderr}`.trim().slice(-1500)}`;
  }
}
