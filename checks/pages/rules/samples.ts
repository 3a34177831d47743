import {readPage} from '../../shared/samples/readPage';
import type {Rule} from '../types';

/** Fences say what they are, as STYLEGUIDE.md has it. Whether they're right is for `npm run samples`. */
export const checkSamples: Rule = (page) => {
  const {page: read, problems} = readPage(page.file, page.source);
  const prompts = read.samples
    .filter(({kind}) => kind === 'shell')
    .flatMap(({line, text}) =>
      text
        .split('\n')
        .flatMap((command, index) =>
          /^\s*[$#>] \S/.test(command) && !/^\s*# /.test(command) ? [line + 1 + index] : [],
        ),
    );
  const hosts = read.samples.filter(({kind, text}) => kind === 'http' && /^[A-Z]+ https?:\/\//.test(text));
  return [
    ...problems.map(({line, message, fix}) => ({file: page.file, line, column: 1, message, ...(fix && {fix})})),
    ...prompts.map((line) => ({
      file: page.file,
      line,
      column: 1,
      message: 'a command with a prompt, which readers copy along',
      fix: 'leave the prompt out, and put output into a separate fence (```text)',
    })),
    ...hosts.map(({line}) => ({
      file: page.file,
      line: line + 1,
      column: 1,
      message: 'a request with a host, which is another for each reader',
      fix: 'begin the address with /api/',
    })),
  ];
};
