import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import type {PageKind, PageRecord, Sample, Section} from '../../src/lib/search/types';
import {load} from 'cheerio';

/** Elements of a rendered page that are not its content. */
const chrome = [
  'button',
  'svg',
  'style',
  'script',
  'template',
  'nav',
  '.hash-link',
  '.theme-doc-footer',
  '[class*="admonitionHeading"]',
  '[class*="visuallyHidden"]',
  '[aria-hidden="true"]',
  '[data-search-ignore]',
].join(',');
const blocks = new Set(
  'address article aside blockquote br dd details div dl dt figcaption figure footer h1 h4 h5 h6 header hr li ol p section summary table ul'.split(
    ' ',
  ),
);
const headingPattern = /^h([2-4])$/;

/**
 * Reads one built page, with its partials and tabs expanded.
 *
 * @param html - the page as written by the build
 * @param path - its path from the site root
 * @param kind - what kind of page it is
 * @returns the page in sections, or nothing if the page is not documentation or asks not to be indexed
 */
export function extractRecord(html: string, path: string, kind: PageKind): PageRecord | undefined {
  const $ = load(html);
  const body = $('article .markdown').first();
  const isHidden = /noindex/i.test($('meta[name="robots"]').attr('content') ?? '');
  if (body.length === 0 || isHidden) {
    return undefined;
  }
  const tags = textsOf($, 'article a[rel="tag"]');
  const trail = textsOf($, '.theme-doc-breadcrumbs li').filter((label) => label !== '');
  const title = clean(body.find('h1').first().text());
  body.find(chrome).remove();
  body.find('h1').first().remove();
  return {
    path,
    title,
    description: $('meta[name="description"]').attr('content') ?? '',
    kind,
    trail: trail.slice(0, -1),
    tags,
    keywords: ($('meta[name="keywords"]').attr('content') ?? '').split(',').filter((keyword) => keyword !== ''),
    sections: splitSections($, body.get(0)),
  };
}

function textsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => clean($(element).text()));
}

interface OpenSection extends Section {
  level: number;
}

function splitSections($: CheerioAPI, root: Element | undefined): Section[] {
  const sections: OpenSection[] = [{level: 1, anchor: '', heading: '', parents: [], text: '', samples: []}];
  if (root) {
    walk(root);
  }
  return sections.map(({anchor, heading, parents, text, samples}) => ({
    anchor,
    heading,
    parents,
    text: cleanLines(text),
    samples,
  }));

  function walk(parent: Element): void {
    for (const node of parent.children) {
      const current = sections[sections.length - 1];
      if (node.type === 'text') {
        if (current) {
          current.text += node.data.replace(/\s+/g, ' ');
        }
      } else if (node.type === 'tag') {
        visit(node, current);
      }
    }
  }

  function visit(element: Element, current: OpenSection | undefined): void {
    const level = headingPattern.exec(element.name)?.[1];
    const anchor = element.attribs['id'];
    if (level && anchor) {
      sections.push(openSection(sections, Number(level), anchor, clean($(element).text())));
    } else if (current && (element.name === 'pre' || $(element).hasClass('theme-code-block'))) {
      current.samples.push(readSample($, element));
      current.text += '\n';
    } else {
      if (current && blocks.has(element.name)) {
        current.text += '\n';
      }
      walk(element);
      const after = sections[sections.length - 1];
      if (after) {
        after.text = endElement(after.text, element.name);
      }
    }
  }
}

/** Keeps the words of blocks, cells and rows apart. */
function endElement(text: string, name: string): string {
  if (name === 'td' || name === 'th') {
    return `${text} · `;
  }
  if (name === 'tr') {
    return `${text.replace(/[\s·]+$/, '')}; `;
  }
  return blocks.has(name) ? `${text.replace(/;\s*$/, '')}\n` : text;
}

function openSection(sections: readonly OpenSection[], level: number, anchor: string, heading: string): OpenSection {
  const parents: OpenSection[] = [];
  for (const section of [...sections].reverse()) {
    if (section.level > 1 && section.level < (parents[0]?.level ?? level)) {
      parents.unshift(section);
    }
  }
  return {level, anchor, heading, parents: parents.map((parent) => parent.heading), text: '', samples: []};
}

function readSample($: CheerioAPI, container: Element): Sample {
  const pre = container.name === 'pre' ? $(container) : $(container).find('pre').first();
  const classes = `${$(container).attr('class') ?? ''} ${pre.attr('class') ?? ''} ${pre.find('code').attr('class') ?? ''}`;
  const lines = pre.find('.token-line').toArray();
  const code = lines.length > 0 ? lines.map((line) => $(line).text()).join('\n') : pre.text();
  pre.remove();
  return {
    language: /language-([\w-]+)/.exec(classes)?.[1] ?? 'text',
    title: clean(
      $(container)
        .find('*')
        .contents()
        .toArray()
        .flatMap((node) => (node.type === 'text' ? [node.data] : []))
        .join(' '),
    ),
    code: code.replace(/\u200B/g, '').trimEnd(),
  };
}

/** One line per block, none empty. */
function cleanLines(text: string): string {
  return text
    .split('\n')
    .map(clean)
    .filter((line) => line !== '')
    .join('\n');
}

/** One line, without the zero-width space of heading links. */
function clean(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
