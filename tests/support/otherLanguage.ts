import type {MessageFile} from './fixtureSite';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Only uses characters that the font of the link preview images has (plugins/page-cards). */
const other = 'àþçðéæëêíìïîñóôõöøúûùüáýâäÀÞÇÐÉÆËÊÍÌÏÎÑÓÔÕÖØÚÛÙÜÁÝÂÄ';
const letters = new Map(Array.from(plain, (letter, index) => [letter, other[index] ?? letter]));

/** Matches what translators don't translate: placeholders, elements and entities. */
const kept = /(\{\w+\}|<[^>]*>|&\w+;)/;

/**
 * Translates a text to a made-up language that uses none of the letters of English, so that remaining English is easy
 * to find.
 *
 * @param text - may contain placeholders and HTML, which stay unchanged except for accessible names
 */
export function translateText(text: string): string {
  return text
    .split(kept)
    .map((part, index) => (index % 2 === 0 ? disguise(part) : part.replace(/(?<=aria-label=")[^"]*/, disguise)))
    .join('');
}

/** Translates a file of messages as a translator would: every message, but no ids. */
export function translateMessages(file: MessageFile): MessageFile {
  return Object.fromEntries(Object.entries(file).map(([id, {message}]) => [id, {message: translateText(message)}]));
}

/** Translates a page of fixtureDefaults.ts: its title, its description, and its body of plain text. */
export function translatePage(source: string): string {
  const [, frontMatter = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(source) ?? [];
  const fields = frontMatter.replace(/(?<=^(?:title|description): ")[^"]*/gm, disguise);
  return fields + body.replace(/^(?!## )[^\n{]+/gm, disguise).replace(/(?<=^## )\w+/gm, disguise);
}

/** Matches English: two consecutive English letters. */
export const english = /[A-Za-z]{2}/;

function disguise(text: string): string {
  return Array.from(text, (letter) => letters.get(letter) ?? letter).join('');
}
