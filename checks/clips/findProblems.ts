import type {RecordedClip} from '../../src/data/clips';

/** Maximum size of a clip in bytes. */
export const largest = 400_000;

export interface Clips {
  /** Hash of each clip's current definition, by name. */
  hashes: ReadonlyMap<string, string>;
  recorded: Readonly<Record<string, RecordedClip>>;
  /** Size in bytes of each file in the clips folder, by name. */
  sizes: ReadonlyMap<string, number>;
  /** Names of the clips that pages show. */
  shown: readonly string[];
}

/** Reports clips that are missing, stale, too large, unused, or without a script, each with a fix. */
export function findProblems({hashes, recorded, sizes, shown}: Clips): string[] {
  const again = (name: string) => `run npm run clips -- ${name}`;
  const wanted = new Set([...hashes.keys()].flatMap(filesOf));
  return [
    ...[...hashes].flatMap(([name, hash]) => {
      if (!recorded[name] || filesOf(name).some((file) => !sizes.has(file))) {
        return [`${name} was never recorded: ${again(name)}`];
      }
      return recorded[name].hash === hash ? [] : [`${name} is stale, it is recorded otherwise now: ${again(name)}`];
    }),
    ...[...hashes.keys()]
      .filter((name) => !shown.includes(name))
      .map((name) => `${name} is on no page: show it with <Clip name="${name}" />, or remove it from config/clips.ts`),
    ...[...sizes]
      .filter(([, bytes]) => bytes > largest)
      .map(
        ([file, bytes]) => `${file} has ${Math.round(bytes / 1000)} KB: make the clip shorter or its window smaller`,
      ),
    ...[...sizes.keys()]
      .filter((file) => !wanted.has(file))
      .map((file) => `static/img/admin/clips/${file} belongs to no clip: remove it`),
    ...Object.keys(recorded)
      .filter((name) => !hashes.has(name))
      .map((name) => `${name} is in src/data/clips/taken.json, but config/clips.ts has no such clip: remove it`),
  ];
}

const filesOf = (name: string): string[] => [`${name}.webm`, `${name}.webp`];
