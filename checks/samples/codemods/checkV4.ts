import {createRequire} from 'node:module';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import ts from 'typescript';
import {withDependencies} from '../../../tools/packageManifest';
import {parseJson} from '../../../tools/readJson';
import {checkData} from '../data/checkData';
import {fieldOf} from '../../shared/frontMatter';
import {samplesFolder} from '../../shared/lab/workspace';
import {jsonOf} from '../../shared/samples/json';
import {messages} from '../../shared/samples/messages';
import {parseRequest} from '../../../plugins/request-samples/core/parseRequest';
import type {Message, Problem} from '../../shared/problem';
import type {Kind, Page, Sample} from '../../shared/samples/types';
import {runCodemods} from './runCodemods';
import {sameCode} from './sameCode';

const codeLanguage = /^(ts|tsx|js|jsx)$/;
const data: Readonly<Record<string, Kind>> = {env: 'env', yaml: 'yaml', yml: 'yaml'};

/** Parsers that throw an Error saying what is wrong. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  http: parseRequest,
  graphql: parseGraphql,
  json: (text) => parseJson(text, withDependencies, 'this sample'),
};

interface Case {
  sample: Sample;
  codemod: string;
  file: string;
  /** The fence that shows the codemod's output: the one below, or the sample itself if it stays unchanged. */
  shown: Sample;
}

/**
 * Checks Strapi 4 fences: they're only allowed on migration pages, and have to parse. If a fence names a codemod, the
 * installed upgrade tool runs it on the sample, and the fence below has to show the result. A fence marked "unchanged"
 * has to stay unchanged.
 *
 * @param codemods - names of the codemods that the tool has
 */
export async function checkV4(pages: readonly Page[], codemods: readonly string[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const cases: Case[] = [];
  for (const page of pages) {
    for (const [index, sample] of page.samples.entries()) {
      if (sample.kind === 'v4') {
        const invalid = parseProblems(page, sample);
        problems.push(...invalid);
        const found = caseOf(sample, page.samples[index + 1], codemods);
        if (found && 'shown' in found) {
          // All cases run together, and one that the tool can't read would end the run.
          cases.push(...(invalid.length === 0 ? [found] : []));
        } else if (found) {
          problems.push(found);
        }
      }
    }
  }
  return [...problems, ...(await codemodProblems(cases))];
}

function parseProblems(page: Page, sample: Sample): Problem[] {
  if (fieldOf(page.source, 'type')?.value !== 'migration') {
    return [at(sample, messages.v4Elsewhere())];
  }
  if (codeLanguage.test(sample.lang)) {
    const {diagnostics = []} = ts.transpileModule(sample.text, {
      fileName: `sample.${sample.lang}`,
      reportDiagnostics: true,
      compilerOptions: {jsx: ts.JsxEmit.ReactJSX},
    });
    return diagnostics.map(({messageText}) =>
      at(sample, messages.typescript(ts.flattenDiagnosticMessageText(messageText, ' '))),
    );
  }
  const parse = parsers[sample.lang];
  if (parse) {
    try {
      parse(sample.text);
      return [];
    } catch (error) {
      return [at(sample, {message: (error as Error).message})];
    }
  }
  const kind = data[sample.lang];
  return kind
    ? checkData({...sample, kind}).map((finding) => at(sample, finding))
    : [at(sample, messages.v4Language(sample.lang))];
}

function parseGraphql(text: string): void {
  const {parse} = createRequire(path.join(samplesFolder, 'package.json'))('graphql') as {
    parse: (source: string) => unknown;
  };
  parse(text);
}

function caseOf(sample: Sample, next: Sample | undefined, codemods: readonly string[]): Case | Problem | undefined {
  const {codemod, title} = sample.meta.values;
  if (codemod === undefined) {
    return undefined;
  }
  if (!codemods.includes(codemod)) {
    return at(sample, messages.unknownValue('codemod', codemod, codemods));
  }
  const shown = sample.meta.flags.has('unchanged') ? sample : next;
  if (!shown || (shown !== sample && shown.kind === 'v4') || shown.lang !== sample.lang) {
    return at(sample, messages.codemodWithoutResult());
  }
  return {sample, codemod, file: title ?? `src/sample.${sample.lang}`, shown};
}

async function codemodProblems(cases: readonly Case[]): Promise<Problem[]> {
  if (cases.length === 0) {
    return [];
  }
  const results = await runCodemods(cases.map(({codemod, file, sample}) => ({codemod, file, text: sample.text})));
  return cases.flatMap(({codemod, sample, shown}, index) => {
    const actual = results[index] ?? '';
    const isSame = shown.lang === 'json' ? sameJson(shown.text, actual) : sameCode(shown.text, actual);
    const message = shown === sample ? messages.codemodChanges : messages.codemodResult;
    return isSame ? [] : [at(shown, message(codemod, actual))];
  });
}

/**
 * Whether two `package.json` files are equal. The tool requires Strapi in each, so it's added to samples without it.
 */
function sameJson(shown: string, actual: string): boolean {
  const result = withDependencies.safeParse(jsonOf(shown));
  if (!result.success) {
    return false;
  }
  const {dependencies: written = {}, ...parts} = result.data;
  const {dependencies = {}, ...rest} = parseJson(actual, withDependencies, 'What the codemod wrote');
  const {'@strapi/strapi': _, ...others} = dependencies;
  const expected = '@strapi/strapi' in written ? dependencies : others;
  return isDeepStrictEqual({...parts, dependencies: written}, {...rest, dependencies: expected});
}

function at({file, line}: Sample, problem: Message): Problem {
  return {file, line, ...problem};
}
