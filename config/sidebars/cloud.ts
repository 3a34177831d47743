import type {SidebarGroup} from '../../plugins/sidebar-groups/sidebarDefinition';

/** Groups of the sidebar, in their order. */
export const cloud: readonly SidebarGroup[] = [
  {label: 'Getting Started', groups: [{label: 'Project deployment'}]},
  {label: 'Projects management'},
  {label: 'Deployments'},
  {label: 'Account management'},
  {label: 'Command Line Interface'},
  {label: 'Advanced configuration'},
];
