import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {countEach} from '../../shared/countEach';
import {samplesFolder} from '../../shared/lab/workspace';
import type {Problem} from '../../shared/problem';
import type {Page, Sample} from '../../shared/samples/types';
import {isAlike, linesOf, type Line} from './linesOf';

/** Minimum share of a fence's lines that the file has; with fewer, the page shows something else. */
const leastCommon = 0.9;

/**
 * Compares fences with the file of the same path in the samples application, which includes a plugin from the docs and the
 * configuration of a new project. A page may show more, less, or an earlier step. But if the lines above and below are the
 * same, a line that differs in one word, number or operator, and that no other fence has, is a mistake on one side.
 *
 * @param all - pages whose fences may show other steps of the same file
 */
export function checkProjectFiles(pages: readonly Page[], all: readonly Page[]): Problem[] {
  const compared = all.flatMap(({samples}) => samples.filter(isCompared));
  const uses = countEach(
    compared.flatMap((sample) => [...new Set(linesOf(sample.text).map(({tokens}) => keyOf(sample, tokens)))]),
  );
  return pages.flatMap(({file, samples}) =>
    samples.filter(isCompared).flatMap((sample) => {
      const own = linesOf(sample.text);
      const theirs = linesOf(readFileSync(fileOf(sample), 'utf8'));
      const common = own.filter((line) => theirs.some((other) => isSame(line, other)));
      if (common.length < own.length * leastCommon) {
        return [];
      }
      return own.flatMap((line, index): Problem[] => {
        const other = theirs.find(
          (candidate, at) =>
            isAlike(line.tokens, candidate.tokens) &&
            isSame(own[index - 1], theirs[at - 1]) &&
            isSame(own[index + 1], theirs[at + 1]),
        );
        return other === undefined || (uses.get(keyOf(sample, line.tokens)) ?? 0) > 1
          ? []
          : [
              {
                file,
                line: sample.line + line.number,
                message: `samples/${sample.meta.values.title} has a different line here`,
                fix: `it has ${other.text.trim()}`,
              },
            ];
      });
    }),
  );
}

function isSame(one: Line | undefined, other: Line | undefined): boolean {
  return one?.tokens.join(' ') === other?.tokens.join(' ');
}

const kinds: ReadonlySet<Sample['kind']> = new Set(['code', 'json']);

function isCompared(sample: Sample): boolean {
  return kinds.has(sample.kind) && /^[\w./-]+\.\w+$/.test(sample.meta.values.title ?? '') && existsSync(fileOf(sample));
}

function fileOf({meta}: Sample): string {
  return path.join(samplesFolder, meta.values.title ?? '');
}

function keyOf({meta}: Sample, tokens: readonly string[]): string {
  return `${meta.values.title} ${tokens.join(' ')}`;
}
