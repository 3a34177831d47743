import type {Fence} from '../types';
import {parseMeta} from './parseMeta';

const OPENING = /^([ \t]*(?:>[ \t]?)*)(`{3,}|~{3,})[ \t]*([^\s`]*)[ \t]*([^`]*)$/;

/**
 * Finds the fenced blocks of a Markdown or MDX text, those inside lists and components included, those inside another
 * fence not.
 *
 * @param file - name that the fences carry
 * @param source - text of the file, front matter included
 */
export function extractFences(file: string, source: string): Fence[] {
  const lines = source.split('\n');
  const fences: Fence[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [, indent = '', marker = '', lang = '', meta = ''] = OPENING.exec(lines[index] ?? '') ?? [];
    if (!marker) {
      continue;
    }
    const start = index;
    const body: string[] = [];
    for (index += 1; index < lines.length && !closes(lines[index] ?? '', marker); index += 1) {
      body.push(withoutIndent(lines[index] ?? '', indent));
    }
    fences.push({
      file,
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
