import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseChangelog} from '../plugins/feeds/parseChangelog';
import type {FooterConfig} from './types';

/** The copyright year is that of the latest release, so that builds of a commit are reproducible. */
const [release] = parseChangelog(readFileSync(path.join(__dirname, '../CHANGELOG.md'), 'utf8'));
const year = release?.date.slice(0, 4) ?? '';

export const footer: FooterConfig = {
  logo: {
    alt: 'Strapi',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    href: 'https://strapi.io',
    width: 28,
    height: 28,
  },
  links: [
    {
      title: 'Documentation',
      items: [
        {label: "What's new", to: '/whats-new'},
        {label: 'Release notes', to: '/release-notes'},
        {label: 'Glossary', to: '/cms/glossary'},
        {label: 'FAQ', to: '/cms/faq'},
        {label: 'Community & Support', to: '/cms/community'},
        {label: 'Usage information', to: '/cms/usage-information'},
      ],
    },
    {
      title: 'Other documentation',
      items: [
        {label: 'Strapi 4 docs', href: 'https://docs-v4.strapi.io'},
        {label: 'Contributor docs', href: 'https://contributor.strapi.io'},
        {label: 'Design system docs', href: 'https://design-system.strapi.io'},
        {label: 'Strapi 3 docs (unsupported)', href: 'https://docs-v3.strapi.io'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Discord', href: 'https://discord.strapi.io'},
        {label: 'Twitter', href: 'https://twitter.com/strapijs'},
        {label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/strapi'},
        {label: 'Blog', href: 'https://strapi.io/blog'},
        {label: 'strapi.io', href: 'https://strapi.io'},
      ],
    },
  ],
  copyright: `© ${year} Strapi documentation contributors. Published under the MIT license.`,
};
