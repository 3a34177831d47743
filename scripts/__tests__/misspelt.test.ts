import {execFile} from 'node:child_process';
import {expect, it} from 'vitest';
import {childEnvironment} from '../../config/env';

interface Outcome {
  status: number;
  stdout: string;
  stderr: string;
}

function run(
  script: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const tsx = ['node_modules/tsx/dist/cli.mjs', `scripts/${script}.ts`, ...parameters];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, tsx, {env: childEnvironment(environment)}, (_, stdout, stderr) =>
      resolve({status: child.exitCode ?? 1, stdout, stderr}),
    );
  });
}

it.each(['samples', 'tables'])(
  'npm run %s fails if no page has the name, before it starts anything',
  async (script) => {
    const stderr = 'No page has quik-start in its path below docs/: nothing was checked.\n';
    expect(await run(script, ['quik-start'])).toEqual({status: 1, stdout: '', stderr});
  },
);

it.each([
  ['bench-search', ['--answer'], "Unknown option '--answer'. This command has --browser, --answers, --misses: "],
  ['upstream', ['--check'], "Unknown option '--check'. This command has no options: "],
  ['lab', ['http', 'none.http'], "There's no file none.http in "],
  ['bump', [], 'Name a version of the CMS: npm run bump -- 5.55.0\n'],
])('scripts/%s.ts %j fails with a message before it does anything', async (script, parameters, message) => {
  const {status, stdout, stderr} = await run(script, parameters);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.slice(0, message.length)).toBe(message);
  expect(stderr.trimEnd()).not.toContain('\n');
});

it('npm test fails if it doesn’t know an option, with counts on the last line', async () => {
  expect(await run('test', ['--quik'])).toMatchObject({
    status: 1,
    stdout: '0 passed, 1 failed\n',
    stderr: expect.stringMatching(
      /^Unknown option '--quik'\. This command has --quick, --everything: .*\n$/,
    ) as unknown,
  });
});

it('a command reports an invalid environment variable without a stack trace', async () => {
  const stderr = `Invalid environment variables (config/env.ts lists the known ones):
  SEARCH_HOST: must be a URL that begins with https:// or http://
`;
  expect(await run('search-push', [], {SEARCH_HOST: 'nonsense'})).toEqual({status: 1, stdout: '', stderr});
});
