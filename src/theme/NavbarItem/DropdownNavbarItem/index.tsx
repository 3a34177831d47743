// Ejected: our own dropdowns with one disclosure button each.
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';
import DesktopDropdown from '../../../components/NavbarDropdown/DesktopDropdown';
import MobileDropdown from '../../../components/NavbarDropdown/MobileDropdown';

export default function DropdownNavbarItem({mobile = false, ...props}: Props): ReactNode {
  return mobile ? <MobileDropdown {...props} /> : <DesktopDropdown {...props} />;
}
