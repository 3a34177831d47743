import HtmlNavbarItem from '@theme-original/NavbarItem/HtmlNavbarItem';
import type {Props} from '@theme/NavbarItem/HtmlNavbarItem';
import type {ReactNode} from 'react';

/** A list item, even in the mobile menu, which is a list. */
export default function HtmlNavbarItemWrapper({isDropdownItem, ...props}: Props): ReactNode {
  return <HtmlNavbarItem {...props} isDropdownItem={isDropdownItem || props.mobile} />;
}
