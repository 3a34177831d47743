// Ejected: tabs are buttons linked to their panels, Home and End work, and code inside isn't remounted after hydration.
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

function TabList({id, group}: {id: string; group: string | undefined}): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  return (
    <div role="tablist" aria-orientation="horizontal" data-group={group} className={styles.list}>
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
