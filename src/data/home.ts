// What the home page says, without its icons: its Markdown twin is made of it at build (plugins/markdown-twins).

interface PageLink {
  label: string;
  to: string;
}

export interface HomeEntry {
  /** Key of `icons`. */
  icon: 'cms' | 'cloud' | 'code' | 'create' | 'deploy' | 'learn' | 'relations';
  title: string;
  text: string;
  to: string;
}

/** The two sections of the documentation. */
export const sections: readonly (HomeEntry & {links: readonly PageLink[]})[] = [
  {
    icon: 'cms',
    title: 'CMS',
    text: 'Install Strapi, model and edit content, query it from any program, and change whatever does not fit.',
    to: '/cms/intro',
    links: [
      {label: 'Quick start', to: '/cms/quick-start'},
      {label: 'Installation', to: '/cms/installation'},
      {label: 'Content API', to: '/cms/api/content-api'},
    ],
  },
  {
    icon: 'cloud',
    title: 'Cloud',
    text: 'Host a project on Strapi Cloud: deployments from Git, database, media storage and email included.',
    to: '/cloud/intro',
    links: [
      {label: 'Introduction', to: '/cloud/intro'},
      {label: 'Cloud fundamentals', to: '/cloud/cloud-fundamentals'},
    ],
  },
];

/** The five commonest tasks, in the order a project meets them. */
export const tasks: readonly HomeEntry[] = [
  {
    icon: 'create',
    title: 'Create a project',
    text: 'One command, and the questions it asks.',
    to: '/cms/installation/cli',
  },
  {
    icon: 'learn',
    title: 'Build a first API',
    text: 'From an empty folder to published content in 15 minutes.',
    to: '/cms/quick-start',
  },
  {
    icon: 'code',
    title: 'Query content over REST',
    text: 'Filter, sort, paginate and select fields.',
    to: '/cms/api/rest',
  },
  {
    icon: 'relations',
    title: 'Get related content',
    text: 'Relations, media and components in one response.',
    to: '/cms/api/rest/populate-select',
  },
  {
    icon: 'deploy',
    title: 'Deploy to Cloud',
    text: 'What runs where, and what it takes to go live.',
    to: '/cloud/cloud-fundamentals',
  },
];

/** Reference pages that readers come back to. */
export const references: readonly PageLink[] = [
  {label: 'REST parameters', to: '/cms/api/rest/parameters'},
  {label: 'Filters', to: '/cms/api/rest/filters'},
  {label: 'Sort and pagination', to: '/cms/api/rest/sort-pagination'},
  {label: 'Populate and fields', to: '/cms/api/rest/populate-select'},
  {label: 'Documents', to: '/cms/api/document'},
  {label: 'Project structure', to: '/cms/project-structure'},
  {label: 'Docker', to: '/cms/installation/docker'},
  {label: 'FAQ', to: '/cms/faq'},
  {label: 'Release notes', to: '/release-notes'},
];

/** What Strapi is, below the title. */
export const lead =
  'Strapi is the open source headless CMS: describe your content, and get an admin panel to edit it and an API to read it.';

/** One sentence for search engines. */
export const description =
  'Learn to install Strapi 5, model content, query it over REST or GraphQL, customize the CMS and host it on Strapi Cloud.';

export const headings = {tasks: 'What people come for', references: 'Look it up'} as const;
