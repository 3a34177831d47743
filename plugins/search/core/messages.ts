import type {HeadingsFile} from './indexFiles';
import type {Message} from './messageMatches';
import type {PageRecord} from './types';
import {parentsOf} from './buildIndex';
import {readProse} from './prose';

/** Headings of sections whose entries begin with a message or a symptom. */
const troubleHeading = /^troubleshooting$/i;
/** Headings of sections that quote messages in their text. */
const errorHeading = /troubleshooting|\berrors?\b|\bmessages?\b/i;
/** Words of prose, which distinguish a quoted message from a line of code. */
const proseWords = /(?:[\p{L}'’]+[,.:]?\s+){2,}[\p{L}'’]+/u;
/** In other sections, only what's almost certainly a message counts as one. */
const sentence = /^\p{Lu}(?:[\p{L}'’]+[,.:]?\s+){3,}/u;
const codeSigns = /[;{}]|(?<![<>])=|^(?:npm|npx|yarn|pnpm|git|curl|docker|strapi)\b/;

/**
 * @param file - the pages, with all of their headings
 * @returns the messages that they explain: headings in Troubleshooting, and those that the file lists
 */
export function readMessages({pages, messages = []}: HeadingsFile): Message[] {
  const found: Message[] = messages.map(([section, text]) => ({section, text}));
  let first = 0;
  for (const page of pages) {
    parentsOf(page).forEach((parents, position) => {
      if (parents.some((parent) => troubleHeading.test(parent))) {
        const section = first + 1 + position;
        alternatives(page.sections[position]?.[1] ?? '').forEach((text) => found.push({section, text}));
      }
    });
    first += 1 + page.sections.length;
  }
  return found;
}

/** A heading may combine several messages: "Username already taken or Email already taken". */
function alternatives(heading: string): string[] {
  const parts = heading.split(/,? or |, (?=\p{Lu})/u);
  return parts.length > 1 ? [heading, ...parts] : [heading];
}

/**
 * @param pages - the records, in the order of the index
 * @returns the messages that sections about errors quote in their text, by section of the index
 */
export function quotedMessages(pages: readonly PageRecord[]): [section: number, text: string][] {
  let position = -1;
  return pages.flatMap(({sections}) =>
    sections.flatMap(({heading, parents, text}) => {
      position += 1;
      const section = position;
      const isAboutErrors = [heading, ...parents].some((above) => errorHeading.test(above));
      const isMessage = isAboutErrors ? proseWords : sentence;
      return readProse(text)
        .filter((part) => part.isCode && isMessage.test(part.text) && !codeSigns.test(part.text))
        .map((part): [number, string] => [section, part.text]);
    }),
  );
}
