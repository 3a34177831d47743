// Ejected: an item that can't be rendered is named in the build too, where React has no error boundaries: a type without a
// component, a sidebar without links, a document that doesn't exist.
import type {Props} from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import type {ComponentType, ReactNode} from 'react';
import {navbarItemError} from '../../lib/navbarItemError';

type AnyItem = ComponentType<Record<string, unknown>>;

/** The components of all item types; what one throws, itself or in its hooks, names the item. */
const components = Object.fromEntries(
  Object.entries(ComponentTypes as unknown as Record<string, AnyItem>).map(([type, Component]) => [
    type,
    isFunctionComponent(Component) ? naming(type, Component) : Component,
  ]),
);

export default function NavbarItem({type, ...props}: Props): ReactNode {
  const Component = components[componentType(type, props)];
  if (!Component) {
    throw navbarItemError({type, ...props}, new Error(`No NavbarItem component found for type "${type}".`));
  }
  return <Component {...props} />;
}

/** An item with items of its own is a dropdown, though it has no type. */
function componentType(type: string | undefined, props: object): string {
  if (type && type !== 'default') {
    return type;
  }
  return 'items' in props ? 'dropdown' : 'default';
}

/** Calls the component as the function it is, so that an error can be caught on the server. */
function naming(type: string, render: (props: Record<string, unknown>) => ReactNode) {
  return function NamedItem(props: Record<string, unknown>): ReactNode {
    try {
      return render(props);
    } catch (cause) {
      throw navbarItemError({type, ...props}, cause);
    }
  };
}

function isFunctionComponent(Component: AnyItem): Component is (props: Record<string, unknown>) => ReactNode {
  const {prototype} = Component as {prototype?: {isReactComponent?: unknown}};
  return typeof Component === 'function' && !prototype?.isReactComponent;
}
