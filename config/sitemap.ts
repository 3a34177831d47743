import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {hasFullHistory} from './history';

/** The sitemap, with the date of each page's last change if Git knows it. */
export const sitemap: PresetOptions['sitemap'] = {
  changefreq: 'weekly',
  priority: 0.5,
  lastmod: hasFullHistory(__dirname) ? 'date' : null,
  ignorePatterns: ['/tags', '/tags/**', '/home'],
};
