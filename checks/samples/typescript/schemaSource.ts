import {jsonOf} from '../../shared/samples/json';
import type {Sample} from '../../shared/samples/types';

const types = "import('@strapi/strapi').Schema.Attribute.AnyAttribute";
const custom =
  "{type: 'customField'; customField: `${'plugin' | 'global'}::${string}`; options?: object; required?: boolean; private?: boolean; default?: unknown}";
/** Strapi's type only allows primitive defaults for JSON attributes, but the CMS also stores lists and objects. */
const jsonValue = "{type: 'json'; default: unknown[] | object; required?: boolean; private?: boolean}";
const attributes = `Record<string, ${types} | ${custom} | ${jsonValue}>`;
const structNamespace = "import('@strapi/strapi').Struct";

/**
 * Converts a JSON fence with a content type, a component or attributes to TypeScript, so that the compiler checks it
 * against Strapi's own types: unknown options, wrong values and invalid combinations are errors. Line n of the fence
 * becomes line n of the result.
 *
 * @returns the TypeScript; `undefined` for other JSON
 */
export function schemaSource({kind, text, meta}: Sample): string | undefined {
  const type = kind === 'json' ? typeOf(meta.values.title ?? '', text) : undefined;
  return type === undefined ? undefined : `export const schema: ${type} = ${text};`;
}

function typeOf(title: string, text: string): string | undefined {
  const value = jsonOf(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return undefined;
  }
  if ('attributes' in value || 'options' in value) {
    const struct = title.includes('components/') ? 'ComponentSchema' : 'CollectionTypeSchema';
    const own = `Partial<Omit<${structNamespace}.${struct}, 'attributes' | 'kind'>>`;
    return `${own} & {kind?: 'collectionType' | 'singleType'; attributes?: ${attributes}}`;
  }
  return /attribute|^In the|\bside\b/i.test(title) ? attributes : undefined;
}
