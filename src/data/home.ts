// The texts and links of the home page. They're separate from its components, because the build also creates the page's
// Markdown twin from them (plugins/markdown-twins).

import {joinNames} from '../lib/joinNames';
import {sections} from './sections';

interface PageLink {
  label: string;
  to: string;
}

export interface HomePath {
  /** Key of `icons` (src/pages/_home). */
  icon: 'developer' | 'editor' | 'operator' | 'upgrade';
  title: string;
  text: string;
  links: readonly PageLink[];
}

/**
 * A request and its response, copied from /cms/api/rest/filters, where the sample checks run them. example.test.ts
 * compares the two.
 */
export const example = {
  page: '/cms/api/rest/filters',
  request: 'GET /api/restaurants?filters[rating][$gte]=4.6&fields=name,rating',
  response: `{
  "data": [
    {
      "id": 6,
      "documentId": "hkars6hdjueeo66dlv8tpuxv",
      "name": "La Petite Fourchette",
      "rating": 4.8
    },
    {
      "id": 11,
      "documentId": "xdkph5g4567vfr9r2amoiicq",
      "name": "Sushi Corner",
      "rating": 4.6
    }
  ],`,
};

/** The cards "Where do you begin?": one for each kind of reader. */
export const paths: readonly HomePath[] = [
  {
    icon: 'developer',
    title: 'Developers',
    text: 'Model content, query it from any language, and change what doesn’t fit.',
    links: [
      {label: 'Build a first API', to: '/cms/quick-start'},
      {label: 'REST API', to: '/cms/api/rest'},
      {label: 'Get related content', to: '/cms/api/rest/populate-select'},
      {label: 'Customize the back end', to: '/cms/backend-customization'},
    ],
  },
  {
    icon: 'editor',
    title: 'Editors',
    text: 'Write, translate and publish, without help from a developer.',
    links: [
      {label: 'Find your way around', to: '/cms/features/admin-panel'},
      {label: 'Write and edit content', to: '/cms/features/content-manager'},
      {label: 'Drafts and publishing', to: '/cms/features/draft-and-publish'},
      {label: 'Images and files', to: '/cms/features/media-library'},
    ],
  },
  {
    icon: 'operator',
    title: 'Operators',
    text: 'Put Strapi into production, on your servers or on Strapi Cloud.',
    links: [
      {label: 'Deploy it yourself', to: '/cms/deployment'},
      {label: 'Start with Strapi Cloud', to: '/cloud/intro'},
      {label: 'Choose a database', to: '/cms/configurations/database'},
      {label: 'Move data between projects', to: '/cms/data-management'},
    ],
  },
  {
    icon: 'upgrade',
    title: 'Coming from Strapi 4',
    text: 'Upgrade with a tool that does much of the work.',
    links: [
      {label: 'Upgrade step by step', to: '/cms/migration/v4-to-v5/step-by-step'},
      {label: 'Every breaking change', to: '/cms/migration/v4-to-v5/breaking-changes'},
      {label: 'Upgrade tool', to: '/cms/upgrade-tool'},
      {label: 'Migrate a plugin to Strapi 5', to: '/cms/migration/v4-to-v5/additional-resources/plugins-migration'},
    ],
  },
];

/** Guides on strapi.io for the most common front-end frameworks. */
export const frameworks: readonly PageLink[] = [
  {label: 'Next.js', to: 'https://strapi.io/integrations/nextjs-cms'},
  {label: 'React', to: 'https://strapi.io/integrations/react-cms'},
  {label: 'Nuxt', to: 'https://strapi.io/integrations/nuxtjs-cms'},
  {label: 'Vue', to: 'https://strapi.io/integrations/vuejs-cms'},
  {label: 'Svelte', to: 'https://strapi.io/integrations/svelte-cms'},
  {label: 'Angular', to: 'https://strapi.io/integrations/angular-cms'},
  {label: 'Flutter', to: 'https://strapi.io/integrations/flutter-cms'},
];

/** Sections of /whats-new. The build fails if one of the anchors doesn't exist. */
export const news: readonly PageLink[] = [
  {label: 'Connect AI assistants over MCP', to: '/whats-new#mcp'},
  {label: 'Find drafts by their state', to: '/whats-new#publication-filter'},
  {label: 'Describe your API with OpenAPI', to: '/whats-new#openapi'},
  {label: 'Show a field only when it’s needed', to: '/whats-new#conditional-fields'},
];

/** Title for search engines and browser tabs. */
export const title = `Guides and reference for ${joinNames(sections.map(({label}) => label))}`;

/** One sentence for search engines. */
export const description =
  'Learn to install Strapi 5, model content, query it over REST or GraphQL, customize the CMS and host it on Strapi Cloud.';

/** What Strapi is, below the title. */
export const lead =
  'Strapi is the open source headless CMS: describe your content, and get an admin panel to edit it and an API to read it.';

/** The main button of the page. */
export const start = {label: 'Build a first API in 15 minutes', to: '/cms/quick-start'};
export const command = 'npx create-strapi-app@latest';

export const headings = {
  paths: 'Where do you begin?',
  frameworks: 'Start with your framework',
  news: 'What’s new',
} as const;
