import content from './content.json';
import features from './features.json';
import media from './media.json';
import modelling from './modelling.json';
import people from './people.json';
import plugins from './plugins.json';
import settings from './settings.json';
import start from './start.json';
import writing from './writing.json';

/** What is known of a picture that was taken: file names follow from its name. */
export interface Taken {
  alt: string;
  /** CSS pixels; the file has `screenshotSize.scale` times as many. */
  width: number;
  height: number;
  /** Hash of how it was taken; another one means that it has to be taken again. */
  hash: string;
}

const all = {
  ...start,
  ...content,
  ...features,
  ...media,
  ...modelling,
  ...people,
  ...plugins,
  ...settings,
  ...writing,
} satisfies Record<string, Taken>;

export type ScreenshotName = keyof typeof all;

/** The pictures that `<Screenshot name="…" />` can show, by name. */
export const screenshots: Readonly<Record<ScreenshotName, Taken>> = all;

export const screenshotNames = Object.keys(all) as ScreenshotName[];
