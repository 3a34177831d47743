// Ejected: the panel is linked to its tab, opens for a URL that points into it, and is readable under its label without
// JavaScript and in print.
import {useLocation} from '@docusaurus/router';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useContext, useEffect, useRef} from 'react';
import {TabIdContext, panelId, tabId} from '../../components/TabIdContext';
import {fragmentTarget} from '../../lib/fragmentTarget';
import styles from './styles.module.css';

export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {hash, key} = useLocation();
  const prefix = useContext(TabIdContext);
  const panel = useRef<HTMLDivElement>(null);
  const scrollTarget = useRef<Element | null>(null);
  const isSelected = value === selectedValue;

  useEffect(() => {
    const target = fragmentTarget(hash);
    if (target && panel.current?.contains(target) && panel.current.hidden) {
      scrollTarget.current = target;
      selectValue(value);
    }
    // Only when the URL changes, so that a reader can then select another tab.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- selectValue changes with every render
  }, [hash, key, value]);

  // A browser that can search hidden text (find in page, text fragments, repeated anchors) reveals the panel itself.
  useEffect(() => {
    const element = panel.current;
    if (!element || isSelected) {
      return undefined;
    }
    const reveal = (): void => selectValue(value);
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', reveal);
    return () => element.removeEventListener('beforematch', reveal);
  }, [isSelected, selectValue, value]);

  useEffect(() => {
    if (isSelected) {
      scrollTarget.current?.scrollIntoView();
      scrollTarget.current = null;
    }
  }, [isSelected]);

  return (
    <div
      ref={panel}
      role="tabpanel"
      id={panelId(prefix, value)}
      aria-labelledby={tabId(prefix, value)}
      className={clsx(styles.panel, className)}
      hidden={!isSelected}
    >
      <p className={styles.label}>{tabValues.find((tab) => tab.value === value)?.label ?? value}</p>
      {children}
    </div>
  );
}
