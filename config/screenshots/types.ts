import type {Locator, Page} from '@playwright/test';

/** Finds elements on a page: one, or several that belong together. */
type Find = (page: Page) => Locator | readonly Locator[];

/** A screenshot of the admin panel: what it shows, and how to get there. */
export interface Shot {
  /** Describes the screenshot for people who can't see it. It can change without taking the screenshot again. */
  alt: string;
  /** Path below `/admin`, such as `/settings/api-tokens`. */
  path: string;
  /** Text that's on the page once it's complete. */
  ready: string | RegExp;
  /** Statements that run in the application first, with `strapi` in scope, such as to add content. They're undone afterward. */
  before?: string;
  /** What is done on the page before the screenshot is taken. */
  steps?: (page: Page) => Promise<void>;
  /**
   * What to show: the smallest part of the window that holds these elements, and `margin` around it. `view` is the
   * current page of the panel without the navigation, `dialog` the dialog that is open. Default: the whole window.
   */
  focus?: Find | 'view' | 'dialog';
  /** Margin around the elements in focus, in CSS pixels. Default: 12, around a dialog 0. */
  margin?: number;
  /** Elements that get the numbers 1, 2, 3…; the page explains them in the numbered list right below the screenshot. */
  marks?: readonly ((page: Page) => Locator)[];
  /** Size of the window in CSS pixels, if `screenshotSize` doesn't fit. */
  window?: {width?: number; height?: number};
  /**
   * The version for phones, if the screenshot is too wide for them: other elements, numbers at other elements (equally many), or a
   * window of another size. By default, it shows the same elements in a window of `phoneSize`. With `false`, phones show the
   * wide one.
   */
  phone?: {focus?: Shot['focus']; marks?: Shot['marks']; window?: {width?: number; height?: number}} | false;
  /** Taken by someone who hasn't signed in. */
  signedOut?: true;
}

/** The screenshots of one area, by name. */
export type Shots = Readonly<Record<string, Shot>>;
