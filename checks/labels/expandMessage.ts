import {TYPE, parse, type MessageFormatElement} from '@formatjs/icu-messageformat-parser';

/** A text that no message means. */
const anything = '\u0001 '.repeat(9).trim();

/**
 * Turns a message of the admin panel, in ICU syntax, into a regular expression source for what it can look like:
 * `{count, plural, one {# entry} other {# entries}} found` becomes `(?:.+ entry|.+ entries) found`.
 *
 * @returns the source without anchors, tags such as `<b>` left out; `undefined` when it can look like anything
 */
export function expandMessage(message: string): string | undefined {
  const source = expand(message.replace(/<\/?[\w-]+\s*\/?>/g, ''));
  return new RegExp(`^${source}$`).test(anything) ? undefined : source;
}

function expand(text: string): string {
  // Texts in code are no messages: most have nothing to parse, and some have braces that no message has.
  if (!text.includes('{')) {
    return escape(text);
  }
  try {
    return expandElements(parse(text, {ignoreTag: true, requiresOtherClause: false}));
  } catch {
    return escape(text);
  }
}

function expandElements(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      switch (element.type) {
        case TYPE.literal:
          return escape(element.value);
        case TYPE.plural:
        case TYPE.select: {
          const choices = Object.values(element.options).map(({value}) => expandElements(value));
          return `(?:${choices.join('|')})`;
        }
        default:
          return '.+';
      }
    })
    .join('');
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
