// Wrapped: the error for an item type without a component names the item, even at build time, where React has no error
// boundaries.
import OriginalNavbarItem from '@theme-original/NavbarItem';
import type {Props} from '@theme/NavbarItem';
import type {ComponentType, ReactNode} from 'react';
import {renderNamed} from '../../components/Navbar/renderNamed';

export default function NavbarItem(props: Props): ReactNode {
  return renderNamed(OriginalNavbarItem as ComponentType<Props>, props, props);
}
