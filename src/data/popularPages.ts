/** Pages that search suggests before anything is typed, in the order in which a project needs them. */
export const popularPages: readonly {title: string; url: string}[] = [
  {title: 'Quick start', url: '/cms/quick-start'},
  {title: 'REST API', url: '/cms/api/rest'},
  {title: 'Populate and select', url: '/cms/api/rest/populate-select'},
  {title: 'Users & Permissions', url: '/cms/features/users-permissions'},
  {title: 'Deployment', url: '/cms/deployment'},
  {title: 'Upgrade to Strapi 5', url: '/cms/migration/v4-to-v5/introduction-and-faq'},
];
