import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './site';

/** The text of static/img/social-card.png, which scripts/social-card.ts renders. */
const imageText = `${site.title}: ${site.tagline}`;

/** Link preview tags that are the same on every page; src/components/PageMetadata has the others. */
export const linkPreview: ThemeConfig['metadata'] = [
  {property: 'og:type', content: 'website'},
  {property: 'og:site_name', content: site.title},
  {property: 'og:image:alt', content: imageText},
  {name: 'twitter:image:alt', content: imageText},
];
