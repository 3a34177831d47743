import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

/** Elements of a rendered page that are for using it, not for reading it. */
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
  // Its caption has the words, too.
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

/** A walk of its own, since a selector for all of these takes a third of the time of the whole index. */
function findInterface({children}: Element): Element[] {
  return children.flatMap((child) => {
    if (!('attribs' in child)) {
      return [];
    }
    return isInterface(child) ? [child] : findInterface(child);
  });
}

/**
 * Removes from a rendered page what is not its content: buttons and forms, labels of tabs that only say which language or
 * package manager a sample is for, and the names of the kinds of callouts.
 *
 * @param $ - the page
 * @param body - the part of it that holds the content
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

/** The label comes first (src/theme/TabItem); above text it is a heading, above nothing but code it is not. */
function removeTabLabel(panel: Cheerio<Element>): void {
  const [label, ...content] = panel.children().toArray();
  if (label && content.every((child) => isCode(panel.find(child)))) {
    panel.find(label).remove();
  }
}

function isCode(element: Cheerio<Element>): boolean {
  return element.is('pre, .theme-code-block');
}

/** A callout without a title is headed by its kind, in any case of letters. */
function removeKind($: CheerioAPI, admonition: Cheerio<Element>): void {
  const kind = /theme-admonition-(\w+)/.exec(admonition.attr('class') ?? '')?.[1];
  const title = admonition.find('p').first();
  if (title.text().trim().toLowerCase() === kind) {
    title.remove();
  }
}
