import {isMap, isScalar, parseDocument} from 'yaml';

/** Matches the front matter at the start of a page; the first group is the YAML between its lines of hyphens. */
export const frontMatterBlock = /^---\n([\s\S]*?)\n---\n/;

/**
 * Reads a field of a page's front matter, in any notation of YAML.
 *
 * @returns its value as text, which is empty for a list or an object, and where its key begins; `undefined` if the page
 *   doesn't set it
 */
export function fieldOf(source: string, key: string): {value: string; offset: number} | undefined {
  const [, yaml = ''] = frontMatterBlock.exec(source) ?? [];
  // Parsing takes a while, and most pages don't set most fields.
  const root = yaml.includes(key) ? parseDocument(yaml).contents : null;
  const field = isMap(root) ? root.items.find((pair) => isScalar(pair.key) && pair.key.value === key) : undefined;
  if (!field || !isScalar(field.key)) {
    return undefined;
  }
  const {key: name, value} = field;
  const text = isScalar(value) && value.source !== '' ? String(value.value) : '';
  return {value: text, offset: '---\n'.length + name.range[0]};
}
