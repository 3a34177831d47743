/**
 * What the tabs of each group are about, by `groupId`. Screen readers say it as the name of the list of tabs, for example
 * "Package manager: npm, Yarn, pnpm".
 */
export const tabGroups = {
  // TypeScript and JavaScript, from plugins/javascript-tab.
  'code-language': 'Language',
  // From @docusaurus/remark-plugin-npm2yarn.
  npm2yarn: 'Package manager',
  shell: 'Operating system',
  database: 'Database',
} as const;

type TabGroup = keyof typeof tabGroups;

export const tabGroupNames = Object.keys(tabGroups) as unknown as readonly [TabGroup, ...TabGroup[]];
