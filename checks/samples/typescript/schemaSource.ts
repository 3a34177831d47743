import type {Sample} from '../../shared/samples/types';

const types = "import('@strapi/strapi').Schema.Attribute.AnyAttribute";
const custom =
  "{type: 'customField'; customField: `${'plugin' | 'global'}::${string}`; options?: object; required?: boolean; private?: boolean; default?: unknown}";
/** Strapi's type only has primitive values as defaults of JSON; it stores lists and objects just as well. */
const jsonValue = "{type: 'json'; default: unknown[] | object; required?: boolean; private?: boolean}";
const attributes = `Record<string, ${types} | ${custom} | ${jsonValue}>`;
const structNamespace = "import('@strapi/strapi').Struct";

/**
 * Makes TypeScript of a JSON fence that holds a content type, a component or attributes of one, so that the compiler
 * compares it with Strapi's own types: unknown options, wrong values and wrong combinations are errors. Line n of the
 * fence is line n of the result.
 *
 * @returns the TypeScript, or nothing for other JSON
 */
export function schemaSource({kind, text, meta}: Sample): string | undefined {
  const type = kind === 'json' ? typeOf(meta.values.title ?? '', text) : undefined;
  return type === undefined ? undefined : `export const schema: ${type} = ${text};`;
}

function typeOf(title: string, text: string): string | undefined {
  const value = parse(text);
  if (value === undefined) {
    return undefined;
  }
  if ('attributes' in value || 'options' in value) {
    const struct = title.includes('components/') ? 'ComponentSchema' : 'CollectionTypeSchema';
    const own = `Partial<Omit<${structNamespace}.${struct}, 'attributes' | 'kind'>>`;
    return `${own} & {kind?: 'collectionType' | 'singleType'; attributes?: ${attributes}}`;
  }
  return /attribute|^In the|\bside\b/i.test(title) ? attributes : undefined;
}

/** An object; nothing for JSON that doesn't parse, which is reported elsewhere. */
function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
