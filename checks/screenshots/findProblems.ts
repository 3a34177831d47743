import type {Taken} from '../../src/data/screenshots';

/** The screenshots of config/screenshots, what was recorded about them, and their use on pages. */
export interface Screenshots {
  /** Each shot's current definition, by name. */
  shots: ReadonlyMap<string, Definition>;
  /** What was recorded when each screenshot was taken, by name. */
  taken: Readonly<Record<string, Taken>>;
  /** Names of the image files. */
  files: readonly string[];
  /** The screenshots that pages show. */
  shown: readonly Shown[];
}

/** What config/screenshots says about a screenshot. */
export interface Definition {
  /** Hash of everything that its look depends on. */
  hash: string;
  alt: string;
}

/** A screenshot on a page. */
export interface Shown {
  file: string;
  name: string;
  /** Number of items of the numbered list right below it. */
  explained: number;
}

export const modes = ['light', 'dark'] as const;

/** Reports screenshots that are missing, stale, unused, or without a shot, each with a fix. */
export function findProblems({shots, taken, files, shown}: Screenshots): string[] {
  const wanted = new Set([...shots.keys()].flatMap((name) => filesOf(name, taken[name])));
  return [
    ...[...shots].flatMap(([name, {hash, alt}]) => {
      const recorded = taken[name];
      if (!recorded || missingFiles(name, recorded, files).length > 0) {
        return [`${name} was never taken: run npm run screenshots -- ${name}`];
      }
      if (recorded.hash !== hash) {
        return [
          `${name} is stale: its recipe or the version of the CMS has changed since it was taken. Run npm run screenshots -- ${name}`,
        ];
      }
      return recorded.alt === alt
        ? []
        : [`${name} has another alt text in config/screenshots than on pages: run npm run screenshots -- --tidy`];
    }),
    ...[...shots.keys()]
      .filter((name) => !shown.some((one) => one.name === name))
      .map(
        (name) =>
          `${name} is on no page: show it with <Screenshot name="${name}" />, or remove it from config/screenshots`,
      ),
    ...shown.flatMap(({file, name, explained}) => {
      const marks = taken[name]?.marks ?? 0;
      return marks === 0 || marks === explained
        ? []
        : [
            `${file}: ${name} has ${marks} numbers, the list below it has ${explained}: explain each number in a numbered list right below the screenshot`,
          ];
    }),
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

/** The files of a screenshot: one per color mode, and two more for phones if it's too wide for them. */
export function filesOf(name: string, taken: Pick<Taken, 'phone'> | undefined): string[] {
  const names = taken?.phone ? [name, `${name}-phone`] : [name];
  return names.flatMap((one) => modes.map((mode) => `${one}-${mode}.webp`));
}

/** @returns the files of a screenshot that aren't among the existing ones */
export function missingFiles(
  name: string,
  taken: Pick<Taken, 'phone'> | undefined,
  files: readonly string[],
): string[] {
  return filesOf(name, taken).filter((file) => !files.includes(file));
}
