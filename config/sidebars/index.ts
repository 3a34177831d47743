import type {SidebarDefinition, SidebarGroup} from '../../plugins/sidebar-groups/sidebarDefinition';
import {sections} from '../../src/data/sections';
import {cloud} from './cloud';
import {cms} from './cms';

/** Groups of the sections that have any, by the section's id. The sidebar of any other section is one list of its pages. */
const groups: Readonly<Record<string, readonly SidebarGroup[]>> = {cms, cloud};

/** One sidebar for each section. */
export const sidebarDefinitions: readonly SidebarDefinition[] = sections.map(({id}) => ({
  dirName: id,
  groups: groups[id] ?? [],
}));
