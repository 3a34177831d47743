import type {RecordedClip} from '../../src/data/clips';

/** Maximum size of a clip in bytes. */
export const largest = 400_000;

export interface Clips {
  /** What config/clips.ts says about each clip: its label, and a hash of everything else. */
  definitions: ReadonlyMap<string, {hash: string; label: string}>;
  recorded: Readonly<Record<string, RecordedClip>>;
  /** Size in bytes of each file in the clips folder, by name. */
  sizes: ReadonlyMap<string, number>;
  /** Names of the clips that pages show. */
  shown: readonly string[];
}

/** Reports clips that are missing, stale, too large, unused, or without a script, each with a fix. */
export function findProblems({definitions, recorded, sizes, shown}: Clips): string[] {
  const again = (name: string) => `run npm run clips -- ${name}`;
  const wanted = new Set([...definitions.keys()].flatMap(filesOf));
  return [
    ...[...definitions].flatMap(([name, {hash, label}]) => {
      if (!isRecorded(name, {recorded, sizes})) {
        return [`${name} was never recorded: ${again(name)}`];
      }
      if (recorded[name]?.hash !== hash) {
        return [
          `${name} is stale, because its script or the version of the CMS has changed since it was recorded: ${again(name)}`,
        ];
      }
      return recorded[name].label === label
        ? []
        : [`${name} has another label in config/clips.ts than on pages: run npm run clips`];
    }),
    ...[...definitions.keys()]
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
      .filter((name) => !definitions.has(name))
      .map((name) => `${name} is in src/data/clips/taken.json, but config/clips.ts has no such clip: remove it`),
  ];
}

/** Whether a clip has been recorded as `config/clips.ts` now says. */
export function isCurrent(name: string, clips: Clips): boolean {
  return isRecorded(name, clips) && clips.recorded[name]?.hash === clips.definitions.get(name)?.hash;
}

function isRecorded(name: string, {recorded, sizes}: Pick<Clips, 'recorded' | 'sizes'>): boolean {
  return recorded[name] !== undefined && filesOf(name).every((file) => sizes.has(file));
}

/** The files of a clip: the recording and its poster. */
export const filesOf = (name: string): string[] => [`${name}.webm`, `${name}.webp`];
