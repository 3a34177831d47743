import type {FenceMeta} from './parseMeta';
import {parseMeta} from './parseMeta';

const opening = /^([ \t]*(?:>[ \t]?)*)(`{3,}|~{3,})[ \t]*([^\s`]*)[ \t]*([^`]*)$/;

/** A fenced block of a page. Lines count from 1. */
export interface Fence {
  /** Line of the opening marker. */
  line: number;
  /** Line of the closing marker. */
  endLine: number;
  /** What stands before the opening marker and is taken off every line. */
  indent: string;
  lang: string;
  meta: FenceMeta;
  text: string;
}

/**
 * Finds the fenced blocks of a Markdown or MDX text, those inside lists and components included, those inside another
 * fence not. It goes line by line and parses nothing else, so it also reads a page whose MDX is broken.
 *
 * @param source - text of the file, front matter included
 */
export function extractFences(source: string): Fence[] {
  const lines = source.split('\n');
  const fences: Fence[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [, indent = '', marker = '', lang = '', meta = ''] = opening.exec(lines[index] ?? '') ?? [];
    if (!marker) {
      continue;
    }
    const start = index;
    const body: string[] = [];
    for (index += 1; index < lines.length && !closes(lines[index] ?? '', marker); index += 1) {
      body.push(withoutIndent(lines[index] ?? '', indent));
    }
    fences.push({
      line: start + 1,
      endLine: index + 1,
      indent,
      lang: lang.toLowerCase(),
      meta: parseMeta(meta),
      text: body.join('\n'),
    });
  }
  return fences;
}

/**
 * The text of a page without what is inside its fences.
 *
 * @returns as many lines as `source` has, those of fences empty
 */
export function blankFences(source: string): string {
  const lines = source.split('\n');
  for (const {line, endLine} of extractFences(source)) {
    lines.fill('', line - 1, endLine);
  }
  return lines.join('\n');
}

function closes(line: string, marker: string): boolean {
  const text = line.replace(/^[\s>]*/, '').trimEnd();
  return text.length >= marker.length && text === (marker[0] ?? '').repeat(text.length);
}

function withoutIndent(line: string, indent: string): string {
  if (line.startsWith(indent)) {
    return line.slice(indent.length);
  }
  return line.trim() === ''
    ? ''
    : line.replace(/^[ \t]+/, (space) => space.slice(Math.min(space.length, indent.length)));
}
