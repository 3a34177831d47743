/**
 * Stands in for hoist-non-react-statics, which copies the static properties of a component to what wraps it. The router
 * calls it, for components that have none.
 *
 * @returns the wrapper as it is
 */
export default function keepStatics<Wrapper>(wrapper: Wrapper): Wrapper {
  return wrapper;
}
