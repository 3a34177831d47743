import type {MessageFile} from './fixtureSite';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Of the characters that the font of pictures has (plugins/page-cards). */
const other = 'àþçðéæëêíìïîñóôõöøúûùüáýâäÀÞÇÐÉÆËÊÍÌÏÎÑÓÔÕÖØÚÛÙÜÁÝÂÄ';
const letters = new Map(Array.from(plain, (letter, index) => [letter, other[index] ?? letter]));

/** What is the same in every language: placeholders, elements, and entities. */
const kept = /(\{\w+\}|<[^>]*>|&\w+;)/;

/**
 * Puts a text into a language that no one speaks: its letters are none of English, so English beside it is seen.
 *
 * @param text - may hold placeholders and HTML, which stay as they are, apart from names for screen readers
 */
export function translateText(text: string): string {
  return text
    .split(kept)
    .map((part, index) => (index % 2 === 0 ? disguise(part) : part.replace(/(?<=aria-label=")[^"]*/, disguise)))
    .join('');
}

/** Translates a file of messages as a translator would: every message, no id. */
export function translateMessages(file: MessageFile): MessageFile {
  return Object.fromEntries(Object.entries(file).map(([id, {message}]) => [id, {message: translateText(message)}]));
}

/** Translates a page of fixtureDefaults.ts: title, description, and a body that is prose. */
export function translatePage(source: string): string {
  const [, frontMatter = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(source) ?? [];
  const fields = frontMatter.replace(/(?<=^(?:title|description): ")[^"]*/gm, disguise);
  return fields + body.replace(/^(?!## )[^\n{]+/gm, disguise).replace(/(?<=^## )\w+/gm, disguise);
}

/** English in a text: two of its letters beside each other. */
export const english = /[A-Za-z]{2}/;

function disguise(text: string): string {
  return Array.from(text, (letter) => letters.get(letter) ?? letter).join('');
}
