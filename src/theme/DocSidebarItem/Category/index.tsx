// Wrapped: Space opens and closes a category without a page, whose link has the role of a button.
import OriginalCategory from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import type {KeyboardEvent, ReactNode} from 'react';

/** The original passes unknown props on to the link. */
const linkProps = {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === ' ' && event.currentTarget.getAttribute('role') === 'button') {
      event.preventDefault();
      if (!event.repeat) {
        event.currentTarget.click();
      }
    }
  },
};

export default function DocSidebarItemCategory(props: Props): ReactNode {
  return <OriginalCategory {...props} {...linkProps} />;
}
