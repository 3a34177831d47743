import {load} from 'cheerio';
import type {AnyNode} from 'domhandler';

/**
 * Reduces a page to its structure: elements with the names of their attributes, their classes and roles. Identical
 * siblings count once, so that a longer list has the same skeleton. Elements with and without text differ.
 *
 * @param html - text of the page
 */
export function skeletonOf(html: string): string {
  const $ = load(html);
  $('script, style, svg').empty();
  return skeletonsOf($('body').contents().toArray()).join('');
}

function skeletonsOf(nodes: readonly AnyNode[]): string[] {
  const all = nodes.flatMap((node) => {
    if (node.type === 'text') {
      return node.data.trim() === '' ? [] : ['…'];
    }
    if (node.type !== 'tag') {
      return [];
    }
    const attributes = Object.entries(node.attribs)
      .map(([name, value]) =>
        /^(class|role|type|lang|tabindex)$|^aria-(hidden|expanded|live)$/.test(name) ? `${name}=${value}` : name,
      )
      .sort();
    return [`<${[node.name, ...attributes].join(' ')}>${skeletonsOf(node.children).join('')}</>`];
  });
  return all.filter((one, index) => one !== all[index - 1]);
}
