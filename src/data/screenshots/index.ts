import access from './access.json';
import account from './account.json';
import begin from './begin.json';
import content from './content.json';
import entries from './entries.json';
import features from './features.json';
import fields from './fields.json';
import files from './files.json';
import forms from './forms.json';
import languages from './languages.json';
import media from './media.json';
import modelling from './modelling.json';
import people from './people.json';
import plugins from './plugins.json';
import settings from './settings.json';
import start from './start.json';
import writing from './writing.json';

/** A size in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * What `npm run screenshots` records about a screenshot. Its files are named after it, and have `screenshotSize.scale`
 * (config/screenshots/size.ts) times as many pixels as its size.
 */
export interface Taken extends Size {
  alt: string;
  /** Size of the version for phones; omitted if phones show the same image. */
  phone?: Size;
  /** Number of numbered dots in it; omitted if there are none. */
  marks?: number;
  /** Hash of the recipe that it was taken with. If the recipe's current hash differs, the screenshot is stale. */
  hash: string;
}

const all = {
  ...start,
  ...begin,
  ...content,
  ...features,
  ...media,
  ...modelling,
  ...people,
  ...plugins,
  ...settings,
  ...writing,
  ...entries,
  ...fields,
  ...files,
  ...languages,
  ...forms,
  ...account,
  ...access,
} satisfies Record<string, Taken>;

export type ScreenshotName = keyof typeof all;

/** The screenshots that `<Screenshot name="…" />` can show, by name. */
export const screenshots: Readonly<Record<ScreenshotName, Taken>> = all;

export const screenshotNames = Object.keys(all) as ScreenshotName[];
