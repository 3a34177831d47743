import {memoize} from '../../shared/memoize';
import type {Problem} from '../../shared/problem';
import type {Kind, Page, Sample} from '../../shared/samples/types';
import {isAlike, linesOf, type Line} from './linesOf';

/** Kinds of fences that repeat each other. Responses aren't among them, because they're compared with the real ones. */
const kinds: ReadonlySet<Kind> = new Set([
  'code',
  'run',
  'json',
  'yaml',
  'env',
  'shell',
  'dockerfile',
  'nginx',
  'http',
  'graphql',
]);

/** Minimum number of fences with a line in a place, so that a different one counts as a mistake. */
const frequent = 2;

/** Minimum number of tokens in the two lines above and the two below, so that they identify a place. */
const leastContext = 8;

/** A line, and the fences that have it in a place. */
interface Uses {
  line: Line;
  count: number;
}

/** Uses of lines, by line and place. A place is identified by the two lines above and below. */
type Places = ReadonlyMap<string, ReadonlyMap<string, Uses>>;

/**
 * Reports a line that no other fence has, if several fences have another one between the same lines, and the two differ
 * in one word, number or operator. Samples repeat each other, so such a difference is a mistake, unless the fence differs in
 * more places, or in a name that it declares.
 *
 * @param all - pages whose fences are compared
 */
export function checkTwins(pages: readonly Page[], all: readonly Page[]): Problem[] {
  const places = all.map(placesOf);
  return pages.flatMap(({samples}) =>
    samples.filter(isCompared).flatMap((sample) => {
      const problems = placedLinesOf(sample).flatMap(({place, line}) => problemOf(sample, line, usesIn(places, place)));
      return problems.length === 1 ? problems : [];
    }),
  );
}

function problemOf(sample: Sample, line: Line, uses: ReadonlyMap<string, Uses>): Problem[] {
  if ((uses.get(keyOf(line))?.count ?? 0) > 1 || /^import\b|\brequire\(|^\W+$/.test(line.text)) {
    return [];
  }
  const twin = [...uses.values()].find((other) => other.count >= frequent && isAlike(line.tokens, other.line.tokens));
  return twin === undefined || isOwnName(sample, line, twin.line)
    ? []
    : [
        {
          file: sample.file,
          line: sample.line + line.number,
          message: `${twin.count} other samples have a different line here, and none has this one`,
          fix: `they have ${twin.line.text.trim()}`,
        },
      ];
}

/** Whether the difference is a name that the fence declares, or the `uid` of what it configures. */
function isOwnName({text}: Sample, line: Line, twin: Line): boolean {
  const own = line.tokens.find((token, index) => token !== twin.tokens[index]) ?? '';
  const declared = `\\b(const|let|function|class|interface|type) ${own}\\b|\\{[^{}]*\\b${own}\\b[^{}]*\\} =`;
  return /^\w+$/.test(own) && new RegExp(`${declared}|\\buid: '${own}'`).test(text);
}

function isCompared({kind}: Sample): boolean {
  return kinds.has(kind);
}

function usesIn(pages: readonly Places[], place: string): ReadonlyMap<string, Uses> {
  const found = new Map<string, Uses>();
  for (const [key, {line, count}] of pages.flatMap((places) => [...(places.get(place) ?? [])])) {
    found.set(key, {line, count: count + (found.get(key)?.count ?? 0)});
  }
  return found;
}

const placesOf = memoize(({samples}: Page): Places => {
  const places = new Map<string, Map<string, Uses>>();
  for (const {place, line} of samples.filter(isCompared).flatMap(placedLinesOf)) {
    const uses = places.get(place) ?? new Map<string, Uses>();
    uses.set(keyOf(line), {line, count: (uses.get(keyOf(line))?.count ?? 0) + 1});
    places.set(place, uses);
  }
  return places;
});

/** The lines of a fence with their places. A JSON file is only compared with others of the same title. */
function placedLinesOf({text, kind, meta}: Sample): Array<{place: string; line: Line}> {
  const lines = linesOf(text);
  const family = kind === 'run' ? 'code' : kind === 'json' ? `json ${meta.values.title}` : kind;
  return lines.flatMap((line, index) => {
    const around = [-2, -1, 1, 2].map((step) => lines[index + step]);
    const tokens = around.flatMap((one) => one?.tokens ?? []);
    return around[1] && around[2] && tokens.length >= leastContext
      ? [{place: [family, ...around.map((one) => one && keyOf(one))].join('\n'), line}]
      : [];
  });
}

function keyOf({tokens}: Line): string {
  return tokens.join(' ');
}
