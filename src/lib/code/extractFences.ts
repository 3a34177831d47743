import type {FenceMeta} from './parseMeta';
import {parseMeta} from './parseMeta';

const opening = /^([ \t]*(?:>[ \t]?)*)(`{3,}|~{3,})[ \t]*([^\s`]*)[ \t]*([^`]*)$/;

/** A fenced code block of a page. Lines count from 1. */
export interface Fence {
  /** Line of the opening marker. */
  line: number;
  /** Line of the closing marker. */
  endLine: number;
  /** The text before the opening marker (spaces, `>`), which is removed from every line. */
  indent: string;
  lang: string;
  meta: FenceMeta;
  text: string;
}

/**
 * Finds the fenced code blocks in Markdown or MDX, including those inside lists and components, but not those inside
 * another fence. It reads the text line by line without parsing it, so it also works if the MDX is invalid.
 *
 * @param source - text of the file, including its front matter
 * @returns the fences, in order; one that isn't closed ends with the file
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
 * Empties the fences of a page, including their markers.
 *
 * @returns the text with the same number of lines, so that line numbers stay correct
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
  // In a quote, the marker of a blank line has no space after it.
  return indent.startsWith(line.trimEnd()) ? '' : line.replace(/^[ \t]+/, (space) => space.slice(indent.length));
}
