import content from './taken/content.json';
import features from './taken/features.json';
import media from './taken/media.json';
import modelling from './taken/modelling.json';
import people from './taken/people.json';
import plugins from './taken/plugins.json';
import settings from './taken/settings.json';
import start from './taken/start.json';
import writing from './taken/writing.json';
import type {Taken} from './types';

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
