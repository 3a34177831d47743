import type {SidebarGroup} from '../../plugins/sidebar-groups/sidebarDefinition';

/** Groups of the sidebar, in their order. */
export const cms: readonly SidebarGroup[] = [
  {label: 'Getting Started'},
  {label: 'Features', link: 'cms/features', groups: [{label: 'Strapi plugins'}]},
  {
    label: 'APIs',
    link: 'cms/api',
    groups: [
      {label: 'REST API', link: 'cms/api/rest'},
      {label: 'Document Service API', link: 'cms/api/document-service'},
    ],
  },
  {
    label: 'Configurations',
    link: 'cms/configurations',
    groups: [{label: 'Database configuration', link: 'cms/configurations/database'}],
  },
  {
    label: 'Development',
    groups: [
      {label: 'Back-end customization', link: 'cms/backend-customization'},
      {label: 'Admin panel customization', link: 'cms/admin-panel-customization'},
    ],
  },
  {label: 'TypeScript', link: 'cms/typescript'},
  {label: 'Command Line Interface'},
  {label: 'Plugins', link: 'cms/plugins', groups: [{label: 'Plugin development', link: 'cms/plugins-development'}]},
  {label: 'Upgrades', link: 'cms/upgrades', groups: [{label: 'v4 → v5'}]},
];
