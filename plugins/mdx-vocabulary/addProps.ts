import type {JsxAttribute, Node} from './types';

/** Props by name; `undefined` ones are omitted, and numbers become strings. */
type Props = Readonly<Record<string, string | number | undefined>>;

/**
 * Adds props to every use of a component, looked up by its prop `name`. Changes the tree in place.
 *
 * @param root - MDX syntax tree that passed the checks
 * @param component - name of the component
 * @param things - what it can show, by name
 * @param propsOf - the props of one of them
 */
export function addProps<Thing>(
  root: Node,
  component: string,
  things: Readonly<Record<string, Thing>>,
  propsOf: (thing: Thing) => Props,
): void {
  if (root.name === component) {
    const attributes = root.attributes as JsxAttribute[];
    const name = attributes.find((attribute) => attribute.name === 'name')?.value;
    const thing = typeof name === 'string' && Object.hasOwn(things, name) ? things[name] : undefined;
    if (thing) {
      attributes.push(
        ...Object.entries(propsOf(thing)).flatMap(([key, value]): JsxAttribute[] =>
          value === undefined ? [] : [{type: 'mdxJsxAttribute', name: key, value: String(value)}],
        ),
      );
    }
  }
  root.children?.forEach((child) => addProps(child, component, things, propsOf));
}
