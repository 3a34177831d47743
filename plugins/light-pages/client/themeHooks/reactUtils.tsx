/**
 * Replaces the theme's hooks of the same names in the browser. The theme's `useShallowMemoObject` sorts names with
 * `localeCompare`, whose first use in a browser is a task of some 50 ms with CPU ÷ 4, and each page with a sidebar or a code
 * sample uses it while it hydrates.
 */
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {type ComponentType, type ReactNode, useCallback, useMemo, useRef} from 'react';

/** @returns a stable function that calls the latest callback */
export function useEvent<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(callback);
  useIsomorphicLayoutEffect(() => {
    newest.current = callback;
  }, [callback]);
  return useCallback((...args) => newest.current(...args), []);
}

/** @returns the value from the previous render; undefined at first */
export function usePrevious<Value>(value: Value): Value | undefined {
  const last = useRef<Value>();
  useIsomorphicLayoutEffect(() => {
    last.current = value;
  });
  // eslint-disable-next-line react-hooks/refs -- as in the theme: there's no other way to know the previous value
  return last.current;
}

/** Thrown if a context is read outside of its provider. */
export class ReactContextError extends Error {
  constructor(provider: string, additionalInfo = '') {
    super(`A hook is called outside the <${provider}>. ${additionalInfo}`);
    this.name = 'ReactContextError';
  }
}

/** @returns the previous object as long as its properties have the same values */
export function useShallowMemoObject<Shape extends object>(object: Shape): Shape {
  const sorted = Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the properties, not the object
  return useMemo(() => object, sorted.flat());
}

/**
 * @param providers - the first one is outermost
 * @returns a component that wraps its children in all of them
 */
export function composeProviders(
  providers: readonly ComponentType<{children: ReactNode}>[],
): (props: {children: ReactNode}) => ReactNode {
  return function Providers({children}) {
    return providers.reduceRight((inner, Provider) => <Provider>{inner}</Provider>, children);
  };
}
