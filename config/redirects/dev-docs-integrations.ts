import type {RedirectRule} from '../../plugins/redirects/core/types';

/** Integration guides, which moved to the marketing site. */
export const devDocsIntegrations: readonly RedirectRule[] = [
  {from: '/dev-docs/integrations', to: 'https://strapi.io/integrations'},
  {from: '/dev-docs/integrations/11ty', to: 'https://strapi.io/integrations/11ty-cms'},
  {from: '/dev-docs/integrations/angular', to: 'https://strapi.io/integrations/angular-cms'},
  {from: '/dev-docs/integrations/dart', to: 'https://strapi.io/integrations/dart-cms'},
  {from: '/dev-docs/integrations/flutter', to: 'https://strapi.io/integrations/flutter-cms'},
  {from: '/dev-docs/integrations/gatsby', to: 'https://strapi.io/integrations/gatsby-cms'},
  {from: '/dev-docs/integrations/go', to: 'https://strapi.io/integrations/go-cms'},
  {from: '/dev-docs/integrations/graphql', to: '/cms/plugins/graphql'},
  {from: '/dev-docs/integrations/gridsome', to: 'https://strapi.io/integrations/gridsome-cms'},
  {from: '/dev-docs/integrations/jekyll', to: 'https://strapi.io/integrations/jekyll-cms'},
  {from: '/dev-docs/integrations/laravel', to: 'https://strapi.io/integrations/laravel-cms'},
  {from: '/dev-docs/integrations/next-js', to: 'https://strapi.io/integrations/nextjs-cms'},
  {from: '/dev-docs/integrations/nuxt-js', to: 'https://strapi.io/integrations/nuxtjs-cms'},
  {from: '/dev-docs/integrations/php', to: 'https://strapi.io/integrations/php-cms'},
  {from: '/dev-docs/integrations/python', to: 'https://strapi.io/integrations/python-cms'},
  {from: '/dev-docs/integrations/react', to: 'https://strapi.io/integrations/react-cms'},
  {from: '/dev-docs/integrations/ruby', to: 'https://strapi.io/integrations/ruby-cms'},
  {from: '/dev-docs/integrations/sapper', to: 'https://strapi.io/integrations/sapper-cms'},
  {from: '/dev-docs/integrations/svelte', to: 'https://strapi.io/integrations/svelte-cms'},
  {from: '/dev-docs/integrations/vue', to: 'https://strapi.io/integrations/vuejs-cms'},
  {from: '/dev-docs/integrations/vue-js', to: 'https://strapi.io/integrations/vuejs-cms'},
];
