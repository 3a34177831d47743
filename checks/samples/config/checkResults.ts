import {createRequire} from 'node:module';
import path from 'node:path';
import {toJavaScript} from '../../../plugins/javascript-tab/toJavaScript';
import {samplesFolder} from '../../shared/lab/workspace';
import type {Problem} from '../../shared/problem';
import type {Page, Sample} from '../../shared/samples/types';
import {readAssignments} from '../environment/readAssignments';
import {compare} from '../requests/compare';

const load = createRequire(path.join(samplesFolder, 'package.json'));

/**
 * Checks what a configuration file evaluates to: the JSON below it titled "Result" has to equal what the file returns
 * with the variables of the `.env` file above it.
 */
export async function checkResults({file, samples}: Page): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [index, sample] of samples.entries()) {
    const config = samples[index - 1];
    if (!isResult(sample) || config?.kind !== 'code' || !/^config\/[\w-]+\.ts$/.test(config.meta.values.title ?? '')) {
      continue;
    }
    const variables = samples
      .slice(0, index)
      .reverse()
      .find(({kind}) => kind === 'env');
    const differences = await differencesOf(sample, config, variables);
    if (differences.length > 0) {
      problems.push({
        file,
        line: sample.line,
        message: `${config.meta.values.title} returns something else: ${differences.join('; ')}`,
        fix: 'correct the variables, the file or the result',
      });
    }
  }
  return problems;
}

function isResult({kind, meta}: Sample): boolean {
  return kind === 'json' && meta.values.title === 'Result';
}

async function differencesOf(result: Sample, config: Sample, variables: Sample | undefined): Promise<string[]> {
  try {
    const written: unknown = JSON.parse(result.text);
    const {title = ''} = config.meta.values;
    const code = await toJavaScript(config.text, {title, jsx: false, run: false});
    const actual = withVariables(variables, () => optionsOf(code));
    return compare(written, JSON.parse(JSON.stringify(actual)));
  } catch (error) {
    return [(error as Error).message];
  }
}

/** What a configuration file exports: options, or a function that returns them. */
type Config = Readonly<Record<string, unknown>> | ((context: {env: unknown}) => unknown);

/** Loads a configuration file, and calls its function with Strapi's own `env`. */
function optionsOf(code: string): unknown {
  const module: {exports: unknown} = {exports: {}};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is code of our own pages
  (new Function('module', 'require', code) as (module: object, require: NodeJS.Require) => void)(module, load);
  const config = module.exports as Config;
  const {env} = load('@strapi/utils') as {env: unknown};
  return typeof config === 'function' ? config({env}) : config;
}

/** Does something while a fence's variables are the environment of this process. */
function withVariables<T>(variables: Sample | undefined, action: () => T): T {
  const before = process.env;
  const set = (variables ? readAssignments(variables) : []).map(({name, value}) => [name, value]);
  process.env = Object.fromEntries(set) as NodeJS.ProcessEnv;
  try {
    return action();
  } finally {
    process.env = before;
  }
}
