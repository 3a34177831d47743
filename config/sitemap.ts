import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {hasFullHistory} from './history';

/** Addresses for search engines, with the day of each page's last change where Git knows it. */
export const sitemap: PresetOptions['sitemap'] = {
  changefreq: 'weekly',
  priority: 0.5,
  lastmod: hasFullHistory(__dirname) ? 'date' : null,
  ignorePatterns: ['/tags', '/tags/**', '/home'],
};
