import {TYPE, parse, type MessageFormatElement} from '@formatjs/icu-messageformat-parser';
import {escapeRegExp} from '../../src/lib/escapeRegExp';

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
    return escapeRegExp(text);
  }
  try {
    return expandElements(parse(text, {ignoreTag: true, requiresOtherClause: false}));
  } catch {
    return escapeRegExp(text);
  }
}

function expandElements(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      switch (element.type) {
        case TYPE.literal:
          return escapeRegExp(element.value);
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
