import type {Problem} from '../../shared/problem';
import type {Kind, Page} from '../../shared/samples/types';
import {lineAt} from '../../shared/lineAt';

/** Kinds of fences that a sentence introduces; a response is compared with the real one. */
const kinds: ReadonlySet<Kind> = new Set(['code', 'run', 'json', 'yaml', 'env', 'http', 'graphql']);

/** Lines that may be between a sentence and its fence: empty ones, and the opening tag of a component. */
const between = /^\s*(<[A-Za-z].*>)?\s*$/;

/** Reports a fence with `true` below a sentence about `false`, or vice versa. */
export function checkSaid({file, source, samples}: Page): Problem[] {
  const lines = source.split('\n');
  return samples
    .filter(({kind}) => kinds.has(kind))
    .flatMap(({line, text}) => {
      const above = lines.slice(0, line - 1);
      while (above.length > 0 && between.test(above.at(-1) ?? '')) {
        above.pop();
      }
      const sentence = above.at(-1)?.split(/[.;] /).at(-1) ?? '';
      const said = [...sentence.matchAll(/`(true|false)`/g)].map(([, value]) => value);
      const other = said[0] === 'true' ? 'false' : 'true';
      const has = (value: string): boolean => new RegExp(`\\b${value}\\b`).test(text);
      return sentence.endsWith(':') && said.length === 1 && !has(said[0] ?? '') && has(other)
        ? [
            {
              file,
              line: line + lineAt(text, text.search(new RegExp(`\\b${other}\\b`))),
              message: `the sentence above says ${said[0]}, but this says ${other}`,
              fix: 'correct one of the two',
            },
          ]
        : [];
    });
}
