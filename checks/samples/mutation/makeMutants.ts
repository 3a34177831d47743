import {readPage} from '../../shared/samples/readPage';
import type {Page, Sample} from '../../shared/samples/types';
import {kindOf} from './kindOf';
import {mutate, optionNames, type Mutation} from './mutate';
import type {Mutant} from './types';

/**
 * Makes mistakes in samples, equally many in each kind of fence, so that rare kinds count, too.
 *
 * @param random - numbers from 0 to 1
 * @returns at most `count` different mistakes
 */
export function makeMutants(pages: readonly Page[], count: number, random: () => number): Mutant[] {
  const byKind = new Map<string, Array<{original: Page; index: number; sample: Sample}>>();
  for (const original of pages) {
    for (const [index, sample] of original.samples.entries()) {
      const kind = kindOf(sample);
      if (kind !== undefined) {
        byKind.set(kind, [...(byKind.get(kind) ?? []), {original, index, sample}]);
      }
    }
  }
  const names = new Map([...byKind].map(([kind, some]) => [kind, some.flatMap(({sample}) => optionNames(sample))]));
  const mutants: Mutant[] = [];
  const made = new Set<string>();
  for (let attempt = 0; mutants.length < count && attempt < count * 20; attempt += 1) {
    const [kind = '', candidates = []] = [...byKind][attempt % byKind.size] ?? [];
    const {original, index = 0, sample} = candidates[Math.floor(random() * candidates.length)] ?? {};
    const mutation = sample && mutate(sample, random, names.get(kind));
    if (!original || !mutation) {
      continue;
    }
    const key = `${original.file}:${sample.line} ${mutation.title}${mutation.text}`;
    if (made.has(key)) {
      continue;
    }
    made.add(key);
    const file = `mutant-${String(mutants.length).padStart(3, '0')}/${original.file}`;
    const {page} = readPage(file, withMutation(original, sample, mutation));
    mutants.push({...mutation, original, page, index, kind});
  }
  return mutants;
}

/** The source of a page with a mistake in one of its samples. */
function withMutation(page: Page, sample: Sample, {text, title}: Mutation): string {
  const lines = page.source.split('\n');
  const body = text.split('\n').map((line) => sample.indent + line);
  const before = sample.meta.values.title;
  if (title !== undefined && before !== undefined) {
    lines[sample.line - 1] = (lines[sample.line - 1] ?? '').replace(before, title);
  }
  lines.splice(sample.line, sample.endLine - sample.line - 1, ...body);
  return lines.join('\n');
}
