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

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What is known of a screenshot that was taken: file names follow from its name. The file has `screenshotSize.scale` times as many pixels. */
export interface Taken extends Size {
  alt: string;
  /** Size of the one for phones; left out where phones show the same. */
  phone?: Size;
  /** How many numbers are in it. */
  marks?: number;
  /** Hash of how it was taken; another one means that it has to be taken again. */
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

/** The pictures that `<Screenshot name="…" />` can show, by name. */
export const screenshots: Readonly<Record<ScreenshotName, Taken>> = all;

export const screenshotNames = Object.keys(all) as ScreenshotName[];
