import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

/** Interface elements of a rendered page, which aren't part of its content. */
const interfaceElements = new Set([
  'button',
  'form',
  'select',
  'svg',
  'style',
  'script',
  'noscript',
  'template',
  'nav',
  // The caption has the same text.
  'video',
]);
const interfaceClasses = /(?:^|\s)(?:theme-doc-footer|visually-hidden)(?:\s|$)/;

function isInterface({name, attribs}: Element): boolean {
  return (
    interfaceElements.has(name) ||
    interfaceClasses.test(attribs['class'] ?? '') ||
    attribs['aria-hidden'] === 'true' ||
    'data-search-ignore' in attribs
  );
}

/** Walks the tree itself, because a selector for all of these would take a third of the time of the whole index. */
function findInterface({children}: Element): Element[] {
  return children.flatMap((child) => {
    if (!('attribs' in child)) {
      return [];
    }
    return isInterface(child) ? [child] : findInterface(child);
  });
}

/**
 * Removes the interface from a rendered page: buttons and forms, labels of tabs that only name the language or package
 * manager of a sample, and the names of callout types.
 *
 * @param $ - the page
 * @param body - the part of it that contains the content
 */
export function removeInterface($: CheerioAPI, body: Cheerio<Element>): void {
  $(body.toArray().flatMap(findInterface)).remove();
  // A request's tabs are in the header of its code block, and its panel has no label.
  const panels = body
    .find('[role="tabpanel"]')
    .filter((_, panel) => $(panel).closest('.theme-code-block').length === 0);
  panels.each((_, panel) => removeTabLabel($(panel)));
  body.find('.theme-admonition').each((_, admonition) => removeKind($, $(admonition)));
}

/**
 * Removes the label, which comes first in a panel (src/theme/TabItem), if the panel only contains code. Above text, it
 * serves as a heading.
 */
function removeTabLabel(panel: Cheerio<Element>): void {
  const [label, ...content] = panel.children().toArray();
  if (label && content.every((child) => isCode(panel.find(child)))) {
    panel.find(label).remove();
  }
}

function isCode(element: Cheerio<Element>): boolean {
  return element.is('pre, .theme-code-block');
}

/** A callout without a title has its type as the heading, in upper or lower case. */
function removeKind($: CheerioAPI, admonition: Cheerio<Element>): void {
  const kind = /theme-admonition-(\w+)/.exec(admonition.attr('class') ?? '')?.[1];
  const title = admonition.find('p').first();
  if (title.text().trim().toLowerCase() === kind) {
    title.remove();
  }
}
