import type {Page} from '@playwright/test';

/** A picture of the admin panel: what it shows, and how to get there. */
export interface Shot {
  /** What the picture shows, for those who don't see it. */
  alt: string;
  /** Address below `/admin`, such as `/settings/api-tokens`. */
  path: string;
  /** Words that are on the page once it is complete. */
  ready: string | RegExp;
  /** Statements run inside the application before, with `strapi` in scope: content, settings. Undone afterwards. */
  before?: string;
  /** What is done on the page before the picture is taken. */
  steps?: (page: Page) => Promise<void>;
  /** Part of the page to show, in CSS pixels from its top left corner. */
  crop?: {x: number; y: number; width: number; height: number};
  /** Taken by someone who hasn't signed in. */
  signedOut?: true;
}

/** The pictures of one area, by name. */
export type Shots = Readonly<Record<string, Shot>>;
