// Wrapped: an item whose type has no component is named in the build too, where React has no error boundaries.
import OriginalNavbarItem from '@theme-original/NavbarItem';
import type {Props} from '@theme/NavbarItem';
import type {ComponentType, ReactNode} from 'react';
import {renderNamed} from '../../components/Navbar/renderNamed';

export default function NavbarItem(props: Props): ReactNode {
  return renderNamed(OriginalNavbarItem as ComponentType<Props>, props, props);
}
