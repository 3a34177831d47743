import type {Problem} from '../../shared/problem';
import type {Kind, Page} from '../../shared/samples/types';
import {lineAt} from '../../shared/lineAt';

/** Kinds of fences with numbers written by the author. */
const kinds: ReadonlySet<Kind> = new Set(['code', 'run', 'json', 'yaml', 'env', 'nginx', 'dockerfile', 'shell']);

/** Well-known durations (in seconds and milliseconds), ports and sizes. */
const wellKnown = new Set([
  ...[60, 600, 900, 3600, 86_400, 604_800, 2_592_000, 31_536_000],
  ...[5000, 10_000, 30_000, 60_000, 3_600_000, 86_400_000],
  ...[443, 587, 1337, 3000, 3306, 5432, 8080],
  ...[1024, 1_048_576],
]);

/** Reports numbers that differ by one from a well-known number and occur nowhere else on the page. */
export function checkNumbers({file, source, samples}: Page): Problem[] {
  return samples
    .filter(({kind}) => kinds.has(kind))
    .flatMap(({line, text}) =>
      [...text.matchAll(/(?<![\w.-])\d[\d_]*(?![\w.-])/g)].flatMap(({0: written, index}) => {
        const number = Number(written.replaceAll('_', ''));
        const near = [number - 1, number + 1].find((one) => wellKnown.has(one));
        const isAlone = source.split(new RegExp(`(?<!\\w)${written}(?!\\w)`)).length < 3;
        return near === undefined || wellKnown.has(number) || !isAlone
          ? []
          : [
              {
                file,
                line: line + lineAt(text, index),
                message: `${written} is nowhere else on this page, and looks like ${near}`,
                fix: `write ${near}, or say in words why it's ${written}`,
              },
            ];
      }),
    );
}
