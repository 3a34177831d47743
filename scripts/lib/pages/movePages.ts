import path from 'node:path';
import {resolve} from '../../../checks/pages/ids';
import {isPartial, parsePage} from '../../../checks/pages/readSourcePages';
import {attributesOf, endOf, startOf, walk} from '../../../checks/pages/tree';
import {formatProblem} from '../formatProblem';
import {applyEdits, type Edit} from '../../../src/lib/code/applyEdits';
import {escapeRegExp} from '../../../src/lib/escapeRegExp';
import type {Node} from '../../../plugins/mdx-vocabulary/types';

/**
 * What to move. Files are paths from the root of the repository; parts are files with a fragment: `docs/a.mdx#part`.
 */
export interface Moves {
  files: ReadonlyMap<string, string>;
  parts: ReadonlyMap<string, string>;
}

/**
 * Rewrites the links, imports and front matter of a file in docs/, so that they still have the same targets after the move.
 *
 * @param file - path of the file before the move
 * @param source - its text
 * @returns its new text
 * @throws Error with file, line and column if the file isn't valid MDX
 */
export function rewriteLinks(file: string, source: string, moves: Moves): string {
  const result = parsePage(file, source);
  if ('finding' in result) {
    throw new Error(formatProblem(result.finding));
  }
  const edits: Edit[] = [];
  for (const [node] of walk(result.page.root)) {
    for (const {url, start} of urlsOf(node, source)) {
      // Front matter names pages without the slash in front.
      const text = node.type === 'yaml' ? moveUrl(`/${url}`, file, moves).slice(1) : moveUrl(url, file, moves);
      if (text !== url) {
        edits.push({start, end: start + url.length, text});
      }
    }
  }
  return applyEdits(source, edits).text;
}

/** The URLs and paths in a node, and where they begin in the source. */
function urlsOf(node: Node, source: string): {url: string; start: number}[] {
  const [start, end] = [startOf(node), endOf(node)];
  const find = (url: string, from: number): {url: string; start: number}[] => {
    const index = source.indexOf(url, from);
    return index === -1 || index >= end ? [] : [{url, start: index}];
  };
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
    const text = node.children?.at(-1);
    // What's in the brackets may look like the URL.
    return find(node.url ?? '', text ? endOf(text) : source.indexOf(']', start));
  }
  const named = {
    mdxjsEsm: /^(import\b.*?\bfrom\s+['"])([^'"]+)/gm,
    yaml: /^(pagination_(?:next|prev): *['"]?)([\w/-]+)/gm,
  }[node.type];
  if (named) {
    return [...source.slice(start, end).matchAll(named)].map((match) => ({
      url: match[2] ?? '',
      start: start + match.index + (match[1] ?? '').length,
    }));
  }
  return attributesOf(node).flatMap((attribute) => {
    const {name = '', value} = attribute;
    return typeof value === 'string' && ['to', 'href', 'src'].includes(name)
      ? find(value, startOf(attribute as Node) + name.length)
      : [];
  });
}

/**
 * @param url - as written in a link, an import or a prop
 * @param from - path of the file that contains it, before the move
 * @returns the URL that leads to the same page or part after the move
 */
export function moveUrl(url: string, from: string, {files, parts}: Moves): string {
  const [, target = '', query = '', fragment] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  const isPath = target.startsWith('/');
  const isRelative = /^(?:\.{1,2}|@site)\/|^[\w./-]+\.mdx?$/.test(target);
  if (!isPath && !isRelative && target !== '') {
    return url;
  }
  const file = target === '' ? from : isPath ? `docs${target}.mdx` : resolve(from, target);
  const part = fragment === undefined ? undefined : parts.get(`${file}#${fragment}`);
  const [newFile = '', newFragment = fragment] = part?.split('#') ?? [files.get(file) ?? file];
  const newFrom = files.get(from) ?? from;
  const rest = query + (newFragment === undefined ? '' : `#${newFragment}`);
  if (newFile === newFrom && target === '') {
    return rest;
  }
  if (newFile === file && (newFrom === from || isPath || target.startsWith('@site/'))) {
    return url;
  }
  if (isPath) {
    return toUrl(newFile) + rest;
  }
  if (target.startsWith('@site/')) {
    return `@site/${newFile}${rest}`;
  }
  const relative = path.posix.relative(path.posix.dirname(newFrom), newFile);
  return `${relative.startsWith('.') ? '' : './'}${relative}${rest}`;
}

/**
 * Rewrites mentions of moved pages in a file outside docs/: URLs, document ids and paths, but not the old URLs of
 * redirects.
 */
export function rewriteMentions(text: string, {files, parts}: Moves): string {
  const moved = [...parts, ...files].map(([from, to]) => [toUrl(from).slice(1), toUrl(to).slice(1)] as const);
  return moved.reduce((result, [from, to]) => {
    // The id of a page such as whats-new is also an ordinary word, so only its URL and its path count.
    const prefix = from.includes('/') ? '(?:docs)?/|' : '(?:docs)?/';
    const pattern = new RegExp(
      `(?<![\\w-]|[\\w-]/)(${prefix})${escapeRegExp(from)}(?=\\.mdx\\b|(?!\\.?[\\w-]|/\\w))`,
      'g',
    );
    return result.replace(pattern, (match, start: string, index: number) =>
      /\bfrom: ['"]$/.test(result.slice(0, index)) ? match : start + to,
    );
  }, text);
}

/** `docs/cms/intro.mdx#start` is at `/cms/intro#start`. */
export function toUrl(file: string): string {
  return file.replace(/^docs/, '').replace(/\.mdx(?=#|$)/, '');
}

/** The redirects that a move needs, by old URL: those of pages and parts. A partial has no URL. */
export function redirectsOf({files, parts}: Moves): Map<string, string> {
  const pages = [...files].filter(([file]) => !isPartial(file));
  return new Map([...pages, ...parts].map(([from, to]) => [toUrl(from), toUrl(to)]));
}

/** A redirect in a list, with the comments on the lines above. */
const rulePattern = /(?:^[ \t]*\/\/.*\n)*^[ \t]*\{\s*from: '([^']*)',[^{}]*\},?[ \t]*$/gm;

/**
 * Adds redirects to the source of a list, sorted by old URL, and removes those whose old URL leads to a page or a part
 * again.
 *
 * @param source - a file of config/redirects with one list
 * @param added - new URLs by old URL
 * @param again - URLs of what was moved, after the move
 * @throws Error if the list contains anything except rules and the comments above them, because it would be lost
 */
export function updateRules(source: string, added: ReadonlyMap<string, string>, again: ReadonlySet<string>): string {
  const [, head = '', body = '', tail = ''] = /^([\s\S]*?= \[)([\s\S]*?)(\n?\];[\s\S]*)$/.exec(source) ?? [];
  const known = [...body.matchAll(rulePattern)].map(([text, from = '']) => ({text: text.replace(/,?\s*$/, ''), from}));
  const rules = known.filter(({from}) => !again.has(from) && !added.has(from));
  if (head === '' || (added.size === 0 && rules.length === known.length)) {
    return source;
  }
  const other = body.replace(rulePattern, '').trim();
  if (other !== '') {
    throw new Error(
      `A list of config/redirects has more than rules and comments above them: ${other}\nChange that, then move the page.`,
    );
  }
  const all = [...rules, ...[...added].map(([from, to]) => ({from, text: `  {from: '${from}', to: '${to}'}`}))];
  const inOrder = added.size === 0 ? all : all.sort((a, b) => (a.from < b.from ? -1 : 1));
  return `${head}\n${inOrder.map(({text}) => `${text},\n`).join('')}${tail.trimStart()}`;
}
