import taken from './taken.json';

/** What is known of a clip that was recorded: file names follow from its name. */
export interface RecordedClip {
  /** What the clip shows, for those who don't see it, and the words of the link to its file. */
  label: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Hash of how it was recorded; another one means that it has to be recorded again. */
  hash: string;
}

const all = taken satisfies Record<string, RecordedClip>;

export type ClipName = keyof typeof all;

/** The clips that `<Clip name="…" />` can show, by name. */
export const clips: Readonly<Record<ClipName, RecordedClip>> = all;

export const clipNames = Object.keys(all) as ClipName[];
