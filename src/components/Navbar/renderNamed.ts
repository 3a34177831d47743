import type {ComponentType, ReactNode} from 'react';
import {navbarItemError} from '../../lib/navbarItemError';

/**
 * Renders a component by calling it as a function, so that its errors can be caught on the server, where React has no error
 * boundaries. The component's hooks become the caller's, so call this unconditionally.
 *
 * @param Component - a function component
 * @param props - its props
 * @param item - the navbar item it renders, as configured
 * @throws Error that names the item, for anything that the component or its hooks throw
 */
export function renderNamed<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
  item: object,
): ReactNode {
  try {
    return (Component as (props: Props) => ReactNode)(props);
  } catch (cause) {
    throw navbarItemError(item, cause);
  }
}
