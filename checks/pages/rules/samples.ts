import {readPage} from '../../shared/samples/readPage';
import {extractFences} from '../../../src/lib/code/extractFences';
import {nearestName} from '../../../src/lib/nearestName';
import type {Finding, Rule, SourcePage} from '../types';

/** Words that may follow the language of a fence, with or without a value (STYLEGUIDE.md, "Samples"). */
const fenceWords: readonly string[] = [
  'codemod',
  'fold',
  'http-only',
  'in',
  'no-check',
  'no-load',
  'npm2yarn',
  'response',
  'result',
  'run',
  'showLineNumbers',
  'status',
  'throws',
  'title',
  'ts-only',
  'unchanged',
  'undone',
  'v4',
  'variables',
];

/** Fences are annotated correctly (STYLEGUIDE.md, "Samples"). `npm run samples` checks their content. */
export const checkSamples: Rule = (page) => {
  const {page: read, problems} = readPage(page.file, page.source);
  const prompts = read.samples
    .filter(({kind}) => kind === 'shell')
    .flatMap(({line, text}) =>
      text.split('\n').flatMap((command, index) => (/^\s*[$>] \S/.test(command) ? [line + 1 + index] : [])),
    );
  const hosts = read.samples.filter(({kind, text}) => kind === 'http' && /^[A-Z]+ https?:\/\//.test(text));
  return [
    ...problems.map(({line, message, fix}) => ({file: page.file, line, column: 1, message, ...(fix && {fix})})),
    ...checkFenceWords(page),
    ...prompts.map((line) => ({
      file: page.file,
      line,
      column: 1,
      message: 'this command has a prompt, which readers would copy',
      fix: 'remove the prompt, and put output into a separate fence (```text)',
    })),
    ...hosts.map(({line}) => ({
      file: page.file,
      line: line + 1,
      column: 1,
      message: 'this request names a host, which differs for each reader',
      fix: 'begin the URL with /api/',
    })),
  ];
};

function checkFenceWords({file, source}: SourcePage): Finding[] {
  return extractFences(source).flatMap(({line, lang, text, meta: {flags, values}}) => [
    ...(flags.has('npm2yarn') && /^npm ci\b/m.test(text)
      ? [
          {
            file,
            line,
            column: 1,
            message: 'npm2yarn can\'t convert "npm ci" for Yarn and pnpm, so readers would see an error',
            fix: 'remove npm2yarn, and give the Yarn and pnpm commands in the text',
          },
        ]
      : []),
    ...unpaired(text).map((index) => ({
      file,
      line: line + 1 + index,
      column: 1,
      message: 'highlight-start and highlight-end need each other, so nothing is highlighted here',
      fix: 'write both, or highlight-next-line for one line',
    })),
    ...misused(lang, flags, values).map((fix) => ({
      file,
      line,
      column: 1,
      message: 'a word after the language of this fence has no effect',
      fix,
    })),
    ...Object.keys(values)
      .filter(
        (name) => /^(?:title|no-check|no-load)$/.test(name) && !source.split('\n')[line - 1]?.includes(`${name}="`),
      )
      .map((name) => ({
        file,
        line,
        column: 1,
        message: `the ${name} of this fence isn't in straight double quotes, so the site cuts it off`,
        fix: `write ${name}="…"`,
      })),
    ...[...flags, ...Object.keys(values)]
      .filter((written) => !fenceWords.includes(written))
      .map((written) => {
        const similar = nearestName(written, fenceWords);
        return {
          file,
          line,
          column: 1,
          message: `"${written}" means nothing after the language of a fence`,
          fix: similar ? `did you mean ${similar}?` : `known words: ${fenceWords.join(', ')}`,
        };
      }),
  ]);
}

/** Lines, from 0, with a highlight comment that has no matching start or end. */
function unpaired(text: string): number[] {
  const lines = text.split('\n');
  const marks = lines.flatMap((line, index) =>
    /\bhighlight-(?:start|end)\b/.test(line) ? [{index, isStart: line.includes('highlight-start')}] : [],
  );
  return marks.flatMap(({index, isStart}, place) =>
    marks[isStart ? place + 1 : place - 1]?.isStart === !isStart ? [] : [index],
  );
}

/** Fixes for words that only have a meaning in other fences, or together with another word. */
function misused(lang: string, flags: ReadonlySet<string>, values: Readonly<Record<string, string>>): string[] {
  return [
    ...(flags.has('undone') && lang !== 'http' ? ['leave undone out: only requests (```http) can be undone'] : []),
    ...(flags.has('unchanged') && values['codemod'] === undefined
      ? ['leave unchanged out, or name the codemod that changes nothing: codemod="…"']
      : []),
    ...(values['in'] !== undefined && (values['in'] !== 'documentation' || !['bash', 'sh', 'shell'].includes(lang))
      ? ['write in="documentation", on a fence with commands (```bash), or leave it out']
      : []),
  ];
}
