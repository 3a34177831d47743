import type {SidebarDefinition} from '../../plugins/sidebar-groups/sidebarDefinition';

export const cloud: SidebarDefinition = {
  dirName: 'cloud',
  groups: [
    {label: 'Getting Started', groups: [{label: 'Project deployment'}]},
    {label: 'Projects management'},
    {label: 'Deployments'},
    {label: 'Account management'},
    {label: 'Command Line Interface'},
    {label: 'Advanced configuration'},
  ],
};
