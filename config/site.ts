import {env} from './env';

/** The site's name, URL and repository, wherever they're used. */
export const site = {
  title: 'Strapi 5 Documentation',
  tagline: 'Design APIs fast, manage content easily.',
  url: env.SITE_URL,
  baseUrl: '/',
  docsRepository: env.DOCS_REPOSITORY,
  sourceRepository: env.SOURCE_REPOSITORY,
  branch: 'main',
  /** Where readers report problems: the URL of a new issue, without its title. */
  newIssue: `${env.DOCS_REPOSITORY}/issues/new`,
} as const;
