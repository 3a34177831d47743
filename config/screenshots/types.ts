import type {Locator, Page} from '@playwright/test';

/** Finds elements on a page: one, or several that belong together. */
type Find = (page: Page) => Locator | readonly Locator[];

/** A screenshot of the admin panel: what it shows, and how to get there. */
export interface Shot {
  /** What the screenshot shows, for those who don't see it. */
  alt: string;
  /** Path below `/admin`, such as `/settings/api-tokens`. */
  path: string;
  /** Words that are on the page once it is complete. */
  ready: string | RegExp;
  /** Statements run inside the application before, with `strapi` in scope: content, settings. Undone afterwards. */
  before?: string;
  /** What is done on the page before the screenshot is taken. */
  steps?: (page: Page) => Promise<void>;
  /**
   * What to show: the smallest part of the window that holds these elements, and `margin` around it. `view` is the
   * current page of the panel without the navigation, `dialog` the dialog that is open. Default: the whole window.
   */
  focus?: Find | 'view' | 'dialog';
  /** Room around the elements in focus, in CSS pixels. Default: 12, around a dialog 0. */
  margin?: number;
  /** Elements that get the numbers 1, 2, 3…; the page explains them in the numbered list right below the screenshot. */
  marks?: readonly ((page: Page) => Locator)[];
  /** Size of the window in CSS pixels, where `screenshotSize` doesn't suit. */
  window?: {width?: number; height?: number};
  /**
   * What phones get if the screenshot is too wide for them: other elements, as many numbers at other elements, or a
   * window of another size than `phoneSize`. By default they get the same elements in a window of that size; `false`
   * shows them the wide one.
   */
  phone?: {focus?: Shot['focus']; marks?: Shot['marks']; window?: {width?: number; height?: number}} | false;
  /** Taken by someone who hasn't signed in. */
  signedOut?: true;
}

/** The screenshots of one area, by name. */
export type Shots = Readonly<Record<string, Shot>>;
