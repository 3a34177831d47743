import type {Taken} from '../../src/data/screenshots';

export interface Pictures {
  /** Hash of how each picture is taken now, by its name. */
  shots: ReadonlyMap<string, string>;
  taken: Readonly<Record<string, Taken>>;
  /** Names of the files of pictures. */
  files: readonly string[];
  /** Names of the pictures that pages show. */
  shown: ReadonlySet<string>;
}

export const MODES = ['light', 'dark'] as const;

/** Reports pictures that are missing, stale, shown nowhere, or without a shot, each with what to do about it. */
export function findProblems({shots, taken, files, shown}: Pictures): string[] {
  const wanted = new Set([...shots.keys()].flatMap(filesOf));
  return [
    ...[...shots].flatMap(([name, hash]) => {
      const picture = taken[name];
      if (!picture || filesOf(name).some((file) => !files.includes(file))) {
        return [`${name} was never taken: run npm run screenshots -- ${name}`];
      }
      return picture.hash === hash
        ? []
        : [`${name} is stale, it is taken otherwise now: run npm run screenshots -- ${name}`];
    }),
    ...[...shots.keys()]
      .filter((name) => !shown.has(name))
      .map(
        (name) =>
          `${name} is on no page: show it with <Screenshot name="${name}" />, or remove it from config/screenshots`,
      ),
    ...Object.keys(taken)
      .filter((name) => !shots.has(name))
      .map(
        (name) => `${name} is in src/data/screenshots, but no shot has that name: run npm run screenshots -- --tidy`,
      ),
    ...files
      .filter((file) => !wanted.has(file))
      .map((file) => `static/img/admin/${file} belongs to no shot: run npm run screenshots -- --tidy`),
  ];
}

/** The files of a picture, one for each colour mode. */
export function filesOf(name: string): string[] {
  return MODES.map((mode) => `${name}-${mode}.webp`);
}
