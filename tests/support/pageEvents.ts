import * as cheerio from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {languageLabel} from '../../src/lib/code/languageLabel';

/**
 * One piece of content on a page, in order: text (letters, digits and symbols, without spaces or punctuation that the
 * two formats render differently), links with their targets, images with their alternative texts, samples with their
 * labels.
 */
export type PageEvent = string;

/** Elements of a page that aren't content: controls, and text that is hidden from everyone or repeated. */
const interfaceElements = [
  'nav',
  'button',
  'form',
  'script',
  'style',
  'svg',
  '[role=tablist]',
  '[role=status]',
  'main > header > a',
  // The link to a section.
  '.anchor + a',
  // The notice on an unlisted page.
  'main > .theme-admonition',
  '.theme-doc-toc-mobile',
  // The hint that a link opens a new tab.
  'a[target=_blank] > .visually-hidden:last-child',
  '[data-search-ignore]',
  // Repeats the text of the link for browsers that can't play the clip.
  'video + figcaption',
].join(',');

/**
 * @param html - a built page
 * @param address - its absolute URL
 */
export function eventsOfHtml(html: string, address: string): PageEvent[] {
  // Navigation makes up most of a page and takes the most time to parse.
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const $ = cheerio.load(main, {scriptingEnabled: false});
  const body = $('.theme-doc-markdown, main').last();
  body.find(interfaceElements).remove();
  const events = new Events();
  const visit = (node: AnyNode): void => {
    if (node.type === 'text') {
      events.text(node.data);
    } else if (node.type === 'tag') {
      visitElement(node);
    }
  };
  const visitElement = (element: Element): void => {
    const $element = $(element);
    if ($element.hasClass('theme-code-block')) {
      const label = $element.children('div').first().children('span').first();
      events.sample(label.text(), $element.find('pre code').text());
    } else if (element.name === 'img') {
      events.image(element.attribs.alt ?? '');
    } else {
      if (element.name === 'a') {
        events.link(new URL(element.attribs.href ?? '', address).href);
      }
      element.children.forEach(visit);
    }
  };
  body.get().forEach(visit);
  return events.list();
}

/** @param markdown - a page's twin, without its front matter */
export function eventsOfMarkdown(markdown: string): PageEvent[] {
  const root = fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  const events = new Events();
  const visit = (node: Nodes): void => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      events.text(node.value);
    } else if (node.type === 'code') {
      const title = /title="(.*)"/.exec(node.meta ?? '')?.[1];
      const language = languageLabel(node.lang ?? 'text') ?? 'Text';
      events.sample(title ?? language, node.value);
    } else if (node.type === 'image') {
      events.image(node.alt ?? '');
    } else if (node.type === 'html' && !/^<\/?(abbr|br|kbd|mark|sub|sup|var)>$/.test(node.value)) {
      // A browser would interpret this as an element, so readers wouldn't see it.
      events.text(`HTML: ${node.value}`);
    } else {
      if (node.type === 'link') {
        events.link(new URL(node.url).href);
      }
      if ('children' in node) {
        node.children.forEach(visit);
      }
    }
  };
  visit(root);
  return events.list();
}

class Events {
  readonly #events: PageEvent[] = [];
  #text = '';

  text(value: string): void {
    this.#text += value.replace(/[\s().,:;·\u200b]+/gu, '').toLowerCase();
  }

  link(target: string): void {
    this.#push(`link ${target}`);
  }

  /** An image has one version for each color mode. */
  image(alt: string): void {
    if (this.#text !== '' || this.#events.at(-1) !== `image ${alt}`) {
      this.#push(`image ${alt}`);
    }
  }

  sample(label: string, code: string): void {
    // A request with other forms has tabs instead of a label.
    const shown = label === 'HTTP' ? '' : label;
    this.#push(`sample ${shown.replace(/[\s,]+/g, '')}\n${code.trimEnd()}`);
  }

  list(): PageEvent[] {
    this.#flush();
    return this.#events;
  }

  #push(event: PageEvent): void {
    this.#flush();
    this.#events.push(event);
  }

  #flush(): void {
    if (this.#text !== '') {
      this.#events.push(this.#text);
    }
    this.#text = '';
  }
}
