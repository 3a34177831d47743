import {existsSync} from 'node:fs';
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument, type Document} from 'yaml';
import {z} from 'zod';
import type {PageRecord} from '../core/types';

/** Phrases that readers type when they look for a section of a page. */
export interface Asked {
  /** File with the phrases, and the line of the section. */
  file: string;
  line: number;
  /** Path of the page, without the origin. */
  path: string;
  /** Id of the section's heading; empty for the page as a whole. */
  anchor: string;
  phrases: string[];
}

const phrase = z.string().min(2).max(160);
const schema = z.record(z.string().startsWith('/'), z.record(z.string(), z.array(phrase).min(1)));

/**
 * @param folder - folder with the phrases, relative to `base`; if it doesn't exist, there are none
 * @param base - absolute path of the repository
 * @returns the content of its files, in order
 * @throws Error that names the file and each mistake
 */
export async function readAsked(folder: string, base: string): Promise<Asked[]> {
  const directory = path.join(base, folder);
  const names = existsSync(directory) ? (await readdir(directory)).filter((name) => name.endsWith('.yml')).sort() : [];
  const files = await Promise.all(
    names.map(async (name) => parseAsked(await readFile(path.join(directory, name), 'utf8'), `${folder}/${name}`)),
  );
  return files.flat();
}

/** @throws Error that names the file and each mistake */
export function parseAsked(text: string, file: string): Asked[] {
  const lines = new LineCounter();
  // Keys and phrases are strings, even null and 404.
  const document = parseDocument(text, {lineCounter: lines, schema: 'failsafe'});
  const [broken] = document.errors;
  if (broken) {
    throw new Error(`${file}: ${broken.message}`);
  }
  const result = schema.safeParse(document.toJS() ?? {});
  if (!result.success) {
    throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  }
  return sectionsOf(document).map(({page, key, offset}) => ({
    file,
    line: lines.linePos(offset).line,
    path: page,
    anchor: key,
    phrases: result.data[page]?.[key] ?? [],
  }));
}

/** The keys of both levels, with the position of the inner one. */
function sectionsOf({contents}: Document): Array<{page: string; key: string; offset: number}> {
  return pairsOf(contents).flatMap(([page, sections]) =>
    pairsOf(sections).map(([key]) => ({
      page: textOf(page),
      key: textOf(key),
      offset: (isScalar(key) && key.range?.[0]) || 0,
    })),
  );
}

function pairsOf(node: unknown): Array<[key: unknown, value: unknown]> {
  return isMap(node) ? node.items.map(({key, value}) => [key, value]) : [];
}

function textOf(key: unknown): string {
  return isScalar<string>(key) ? key.value : '';
}

/**
 * Adds to sections the phrases that readers type when they look for them. Phrases for missing sections are skipped,
 * because `npm run check` reports them.
 */
export function addAsked(pages: readonly PageRecord[], asked: readonly Asked[]): PageRecord[] {
  const placeOf = (page: string, anchor: string): string => `${page}#${anchor}`;
  const byPlace = new Map(asked.map((one) => [placeOf(one.path, one.anchor), one.phrases]));
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const phrases = byPlace.get(placeOf(page.path, section.anchor));
      return phrases ? {...section, asked: phrases} : section;
    }),
  }));
}
