import type {Twin} from './types';

export interface TwinSite {
  /** Origin of the site. */
  origin: string;
  /** Version of the product that the pages describe. */
  version: string;
}

/**
 * @param twin - a page
 * @param site - where it's published, and what it's about
 * @returns content of the file: information about the page, where to find the other pages, and the page
 */
export function toTwinFile({title, description, permalink, body}: Twin, {origin, version}: TwinSite): string {
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
url: ${origin}${permalink}
version: Strapi ${version}
---

> All pages of this documentation: ${origin}/llms.txt. Add \`.md\` to a page’s URL to read it as Markdown.

${body}`;
}
