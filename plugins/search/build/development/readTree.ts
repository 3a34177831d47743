import {load} from 'cheerio';
import {Element, Text, type ChildNode} from 'domhandler';
import type {Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {parseMeta} from '../../../../src/lib/code/parseMeta';
import type {Section} from '../../core/types';
import {readSections} from '../readSections';

type Hast = ReturnType<typeof toHast>;
type HastElement = Extract<Hast, {type: 'element'}>;

const $ = load('');

/**
 * Reads a page that was never rendered, just as the build reads rendered pages.
 *
 * @param root - its content as plain Markdown, with ids in the data of its headings
 * @returns its sections in order; the first one is the part above the first heading
 */
export function readTree(root: Root): Section[] {
  const hast = toHast(root, {
    handlers: {
      // Markdown has no line breaks in table cells.
      html: (_, {value}: {value: string}) =>
        value === '<br>' ? {type: 'element', tagName: 'br', properties: {}, children: []} : undefined,
      code: (_, {lang, meta, value}: {lang?: string | null; meta?: string | null; value: string}) =>
        codeBlock(lang ?? 'text', parseMeta(meta ?? '').values.title ?? '', value),
    },
  });
  return readSections($, toElement('div', {}, hast));
}

/** The theme's markup for a fence, as far as search reads it. */
function codeBlock(language: string, title: string, code: string): HastElement {
  return element('div', 'theme-code-block', [
    element('div', '', [{type: 'text', value: title}]),
    element('pre', `language-${language}`, [{type: 'text', value: code}]),
  ]);
}

function element(tagName: string, className: string, children: HastElement['children']): HastElement {
  return {type: 'element', tagName, properties: {className: [className]}, children};
}

function toDom(node: Hast): ChildNode[] {
  if (node.type === 'text') {
    return [new Text(node.value)];
  }
  if (node.type !== 'element') {
    return [];
  }
  const {id, className} = node.properties;
  const attributes = Object.entries({id, class: Array.isArray(className) ? className.join(' ') : undefined});
  const given = attributes.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return [toElement(node.tagName, Object.fromEntries(given), node)];
}

function toElement(name: string, attributes: Record<string, string>, content: Hast): Element {
  const children = 'children' in content ? content.children.flatMap(toDom) : [];
  const made = new Element(name, attributes, children);
  for (const child of children) {
    child.parent = made;
  }
  return made;
}
