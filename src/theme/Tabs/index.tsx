// Ejected: tabs are buttons linked to their panels, Home and End work, their list has a name, and code inside isn't remounted
// after hydration.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  TabsProvider,
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useId} from 'react';
import {TabIdContext, panelId, tabId} from '../../components/TabIdContext';
import {moveTabFocus} from '../../components/moveTabFocus';
import {translateData} from '../../components/translateData';
import {tabGroups} from '../../data/tabGroups';
import styles from './styles.module.css';

export default function Tabs(props: Props): ReactNode {
  const id = useId();
  return (
    <TabIdContext.Provider value={id}>
      <TabsProvider value={useTabsContextValue(props)}>
        <div className={clsx(ThemeClassNames.tabs.container, styles.container, props.className)}>
          <TabList id={id} group={props.groupId} />
          <div>{sanitizeTabsChildren(props.children)}</div>
        </div>
      </TabsProvider>
    </TabIdContext.Provider>
  );
}

function TabList({id, group = ''}: {id: string; group: string | undefined}): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const name = (tabGroups as Readonly<Record<string, string>>)[group];

  return (
    <div
      role="tablist"
      aria-label={name && translateData(`tabGroups.${group}`, name)}
      aria-orientation="horizontal"
      data-group={group || undefined}
      className={styles.list}
    >
      {tabValues.map(({value, label}) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={tabId(id, value)}
          aria-controls={panelId(id, value)}
          aria-selected={selectedValue === value}
          tabIndex={selectedValue === value ? 0 : -1}
          className={styles.tab}
          onKeyDown={moveTabFocus}
          onClick={(event) => {
            blockElementScrollPositionUntilNextRender(event.currentTarget);
            selectValue(value);
          }}
        >
          {label ?? value}
        </button>
      ))}
    </div>
  );
}
