import CodeIcon from '@phosphor-icons/core/assets/regular/brackets-curly.svg';
import CloudIcon from '@phosphor-icons/core/assets/regular/cloud.svg';
import CmsIcon from '@phosphor-icons/core/assets/regular/stack.svg';
import CreateIcon from '@phosphor-icons/core/assets/regular/terminal-window.svg';
import DeployIcon from '@phosphor-icons/core/assets/regular/rocket-launch.svg';
import LearnIcon from '@phosphor-icons/core/assets/regular/graduation-cap.svg';
import RelationsIcon from '@phosphor-icons/core/assets/regular/tree-structure.svg';
import type {Glyph} from '../../lib/glyph';

interface PageLink {
  label: string;
  to: string;
}

interface Entry {
  glyph: Glyph;
  title: string;
  text: string;
  to: string;
}

/** The two sections of the documentation. */
export const sections: readonly (Entry & {links: readonly PageLink[]})[] = [
  {
    glyph: CmsIcon,
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
    glyph: CloudIcon,
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
export const tasks: readonly Entry[] = [
  {
    glyph: CreateIcon,
    title: 'Create a project',
    text: 'One command, and the questions it asks.',
    to: '/cms/installation/cli',
  },
  {
    glyph: LearnIcon,
    title: 'Build a first API',
    text: 'From an empty folder to published content in 15 minutes.',
    to: '/cms/quick-start',
  },
  {
    glyph: CodeIcon,
    title: 'Query content over REST',
    text: 'Filter, sort, paginate and select fields.',
    to: '/cms/api/rest',
  },
  {
    glyph: RelationsIcon,
    title: 'Get related content',
    text: 'Relations, media and components in one response.',
    to: '/cms/api/rest/populate-select',
  },
  {
    glyph: DeployIcon,
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
