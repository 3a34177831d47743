import taken from './taken.json';

/** What `npm run clips` records about a clip. Its files are named after it. */
export interface RecordedClip {
  /** What happens in the clip: its caption, and the text of the link to its file in browsers that can't play it. */
  label: string;
  /** Size in CSS pixels. */
  width: number;
  height: number;
  /** Hash of the script that it was recorded with. If the script's current hash differs, the clip is stale. */
  hash: string;
}

const all = taken satisfies Record<string, RecordedClip>;

export type ClipName = keyof typeof all;

/** The clips that `<Clip name="…" />` can show, by name. */
export const clips: Readonly<Record<ClipName, RecordedClip>> = all;

export const clipNames = Object.keys(all) as ClipName[];
