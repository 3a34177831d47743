import type {ComponentType, ReactNode} from 'react';
import {navbarItemError} from '../../lib/navbarItemError';

/**
 * Renders a component as the function that it is, so that what it throws can be caught on the server, where React has no
 * error boundaries. To be called in place of the component, because its hooks become the caller's.
 *
 * @param Component - a function component
 * @param props - its props
 * @param item - the navbar item it renders, as configured
 * @throws Error that names the item, for whatever the component throws, itself or in its hooks
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
