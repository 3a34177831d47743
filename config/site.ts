import {env} from './env';

export const site = {
  title: 'Strapi 5 Documentation',
  tagline: 'Design APIs fast, manage content easily.',
  url: env.SITE_URL,
  baseUrl: '/',
  docsRepository: env.DOCS_REPOSITORY,
  sourceRepository: env.SOURCE_REPOSITORY,
  branch: 'main',
} as const;
