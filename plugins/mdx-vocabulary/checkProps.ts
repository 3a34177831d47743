import {isDecodable} from '../../src/lib/decodeLeniently';
import {nearestName} from '../../src/lib/nearestName';
import type {ComponentDefinition, PropDefinition} from '../../src/mdx/vocabulary';
import {literalOf} from './estree';
import type {JsxAttribute, Node} from './types';

interface Input {
  name: string;
  component: ComponentDefinition;
  attributes: readonly JsxAttribute[];
  iconNames: ReadonlySet<string>;
  report: (message: string, at?: Pick<Node, 'position'>) => void;
}

/** Reports unknown, missing, repeated and invalid props of one component. */
export function checkProps({name, component, attributes, iconNames, report}: Input): void {
  const known = Object.keys(component.props);
  const written = new Set<string>();
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute' || !attribute.name) {
      report(`<${name}> cannot take props from an expression ({...}). Write each prop out.`, attribute);
      continue;
    }
    const definition = Object.hasOwn(component.props, attribute.name) ? component.props[attribute.name] : undefined;
    if (!definition) {
      const nearest = nearestName(attribute.name, known);
      const hint = nearest
        ? `Did you mean "${nearest}"?`
        : known.length
          ? `Its props: ${known.join(', ')}.`
          : 'It has none.';
      report(`<${name}> has no prop "${attribute.name}". ${hint}`, attribute);
      continue;
    }
    if (written.has(attribute.name)) {
      report(`<${name}> has the prop "${attribute.name}" twice.`, attribute);
    }
    written.add(attribute.name);
    const complaint = checkValue(literalOf(attribute.value), definition, iconNames);
    if (complaint) {
      report(`<${name}> prop "${attribute.name}" ${complaint}`, attribute);
    }
  }
  for (const [prop, {required, description}] of Object.entries(component.props)) {
    if (required && !written.has(prop)) {
      report(`<${name}> needs the prop "${prop}": ${description}`);
    }
  }
}

function checkValue(
  literal: ReturnType<typeof literalOf>,
  {type, values}: PropDefinition,
  iconNames: ReadonlySet<string>,
): string | undefined {
  if (!literal) {
    return 'must be written out, not computed: a value that is not in the file cannot be checked.';
  }
  const {value} = literal;
  if (type === 'boolean') {
    return typeof value === 'boolean' ? undefined : 'is a boolean: write the name of the prop alone, or {false}.';
  }
  if (typeof value !== 'string' || value === '') {
    return `must be text in quotes.`;
  }
  if (values && !values.includes(value)) {
    const nearest = nearestName(value, values);
    return `cannot be "${value}". ${nearest ? `Did you mean "${nearest}"? ` : ''}It takes: ${values.join(', ')}.`;
  }
  if (type === 'icon' && !iconNames.has(value)) {
    const nearest = nearestName(value, [...iconNames]);
    return `cannot be "${value}": there's no such icon. ${nearest ? `Did you mean "${nearest}"?` : 'The names are listed on phosphoricons.com.'}`;
  }
  if (type === 'link' && !/^(\/|#|https:\/\/)/.test(value)) {
    return `cannot be "${value}": write a URL that begins with /, # or https://.`;
  }
  if (type === 'link' && /^[/#]/.test(value) && !isDecodable(value)) {
    return `cannot be "${value}", which isn't valid percent-encoding. Write a percent sign as %25.`;
  }
  return undefined;
}
