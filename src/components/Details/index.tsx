import {Details as ThemeDetails} from '@docusaurus/theme-common/Details';
import clsx from 'clsx';
import {Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode} from 'react';
import styles from './styles.module.css';

const isSummary = (item: ReactNode): item is ReactElement<ComponentProps<'summary'>> =>
  isValidElement(item) && item.type === 'summary';

/** The element `details` of pages: the theme's collapsing block, without the look of an alert. */
export default function Details({className, children, ...props}: ComponentProps<'details'>): ReactNode {
  const items = Children.toArray(children);
  return (
    <ThemeDetails {...props} className={clsx(styles.details, className)} summary={items.find(isSummary)}>
      {items.filter((item) => !isSummary(item))}
    </ThemeDetails>
  );
}
