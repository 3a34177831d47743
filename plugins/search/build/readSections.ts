import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import type {Sample, Section} from '../core/types';
import {cellBreak, emptyCell, markCode} from '../core/prose';

const blocks = new Set(
  'address article aside blockquote br details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p section summary table tr ul'.split(
    ' ',
  ),
);
const headingPattern = /^h([2-4])$/;

interface OpenSection extends Section {
  level: number;
}

/**
 * Reads the content of a page, heading by heading.
 *
 * @param $ - the page
 * @param root - its content, without interface elements
 * @returns the sections in order; the first one is the part above the first heading
 */
export function readSections($: CheerioAPI, root: Element): Section[] {
  const sections: OpenSection[] = [];
  let current = open(1, '', '');
  /** Caption of the figure that contains the next sample. */
  let caption = '';
  walk(root);
  return sections.map(({anchor, heading, parents, text, samples}) => ({
    anchor,
    heading,
    parents,
    text: cleanLines(text),
    samples,
  }));

  function open(level: number, anchor: string, heading: string): OpenSection {
    const section = {level, anchor, heading, parents: headingsAbove(sections, level), text: '', samples: []};
    sections.push(section);
    return section;
  }

  function walk(parent: Element): void {
    for (const node of parent.children) {
      if (node.type === 'text') {
        current.text += node.data.replace(/\s+/g, ' ');
      } else if (node.type === 'tag') {
        visit(node);
      }
    }
  }

  function visit(element: Element): void {
    const {name} = element;
    const level = headingPattern.exec(name)?.[1];
    const anchor = element.attribs['id'];
    if (level && anchor) {
      current = open(Number(level), anchor, cleanLine($(element).text()));
    } else if ($(element).hasClass('theme-code-block')) {
      const {title, ...sample} = readSample($, element);
      current.samples.push({...sample, title: title || caption, after: countLines(current.text)});
      caption = '';
      current.text += '\n';
    } else if (name === 'figcaption' && $(element).siblings().find('pre').length > 0) {
      // Kept out of the text, where it could be quoted without its sample.
      caption = cleanLine($(element).text());
    } else if (name === 'code') {
      const code = cleanLine($(element).text());
      current.text += code === '' ? '' : markCode(code);
    } else if (name === 'tr') {
      const cells = $(element).children().toArray().map(readCell);
      current.text += cells.some((cell) => cell !== '')
        ? `\n${cells.map((cell) => cell || emptyCell).join(cellBreak)}\n`
        : '\n';
    } else if (name === 'dt') {
      walk(element);
      current.text = `${current.text.trimEnd()}: `;
    } else {
      const edge = blocks.has(name) ? '\n' : '';
      current.text += edge;
      walk(element);
      current.text += name === 'dd' ? '\n' : edge;
    }
  }

  /** The text of one cell, on one line. */
  function readCell(cell: Element): string {
    const before = current.text;
    current.text = '';
    walk(cell);
    const read = cleanLine(current.text);
    current.text = before;
    return read;
  }
}

function headingsAbove(sections: readonly OpenSection[], level: number): string[] {
  const parents: OpenSection[] = [];
  for (const section of [...sections].reverse()) {
    if (section.level > 1 && section.level < (parents[0]?.level ?? level)) {
      parents.unshift(section);
    }
  }
  return parents.map(({heading}) => heading);
}

function readSample($: CheerioAPI, container: Element): Sample {
  const pre = $(container).find('pre');
  const code = pre.text();
  pre.remove();
  return {
    language: /language-([\w-]+)/.exec(pre.attr('class') ?? '')?.[1] ?? 'text',
    title: cleanLine(
      $(container)
        .find('*')
        .contents()
        .toArray()
        .flatMap((node) => (node.type === 'text' ? [node.data] : []))
        .join(' '),
    ),
    code: code.trimEnd(),
  };
}

function countLines(text: string): number {
  const lines = cleanLines(text);
  return lines === '' ? 0 : lines.split('\n').length;
}

/** One line per block, without empty ones. */
function cleanLines(text: string): string {
  return text
    .split('\n')
    .map(cleanLine)
    .filter((line) => line !== '')
    .join('\n');
}

/** @returns the text of an element on one line */
export function cleanLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
