/**
 * The topic of the tabs in each group, by `groupId`. It's the accessible name of the tab list, so a screen reader announces
 * "Package manager" before the tabs npm, Yarn and pnpm.
 */
export const tabGroups = {
  // TypeScript and JavaScript; added by plugins/javascript-tab.
  'code-language': 'Language',
  // npm, Yarn and pnpm; added by @docusaurus/remark-plugin-npm2yarn.
  npm2yarn: 'Package manager',
  shell: 'Operating system',
  database: 'Database',
} as const;

type TabGroup = keyof typeof tabGroups;

export const tabGroupNames = Object.keys(tabGroups) as unknown as readonly [TabGroup, ...TabGroup[]];
