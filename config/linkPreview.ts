import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './site';

/** What static/img/social-card.png says (scripts/social-card.ts draws it). */
const imageText = `${site.title}: ${site.tagline}`;

/** Tags of link previews that are the same on every page; src/components/PageMetadata has those that differ. */
export const linkPreview: ThemeConfig['metadata'] = [
  {property: 'og:type', content: 'website'},
  {property: 'og:site_name', content: site.title},
  {property: 'og:image:alt', content: imageText},
  {name: 'twitter:image:alt', content: imageText},
];
