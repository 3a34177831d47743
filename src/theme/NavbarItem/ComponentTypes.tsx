// Wrapped: adds `custom-iconLink`, and errors name the item that can't be rendered, such as a sidebar without links or a
// document that doesn't exist.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import type {ComponentType, ReactNode} from 'react';
import {renderNamed} from '../../components/Navbar/renderNamed';
import NavbarIconLink from '../../components/NavbarIconLink';

type AnyItem = ComponentType<Record<string, unknown>>;

function named(type: string, Component: AnyItem): AnyItem {
  return function NamedItem(props): ReactNode {
    return renderNamed(Component, props, {type, ...props});
  };
}

const components = Object.entries(ComponentTypes as Record<string, AnyItem>);

export default {
  ...Object.fromEntries(components.map(([type, Component]) => [type, named(type, Component)])),
  'custom-iconLink': NavbarIconLink,
};
