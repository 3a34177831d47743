import {env} from './env';

/** What is the same wherever the site names itself, its address and its repository. */
export const site = {
  title: 'Strapi 5 Documentation',
  tagline: 'Design APIs fast, manage content easily.',
  url: env.SITE_URL,
  baseUrl: '/',
  docsRepository: env.DOCS_REPOSITORY,
  sourceRepository: env.SOURCE_REPOSITORY,
  branch: 'main',
  /** Where readers report problems: the address of a new issue, without its title. */
  newIssue: `${env.DOCS_REPOSITORY}/issues/new`,
} as const;
