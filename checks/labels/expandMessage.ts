import {TYPE, parse, type MessageFormatElement} from '@formatjs/icu-messageformat-parser';
import {escapeRegExp} from '../../src/lib/escapeRegExp';

/** A text that no message can produce. */
const anything = '\u0001 '.repeat(9).trim();

/**
 * Turns an ICU message of the admin panel into the source of a regular expression that matches every text it can
 * produce: `{count, plural, one {# entry} other {# entries}} found` becomes `(?:.+ entry|.+ entries) found`.
 *
 * @returns the source without anchors or tags such as `<b>`; `undefined` if it would match any text
 */
export function expandMessage(message: string): string | undefined {
  const source = expand(message.replace(/<\/?[\w-]+\s*\/?>/g, ''));
  return new RegExp(`^${source}$`).test(anything) ? undefined : source;
}

function expand(text: string): string {
  // String literals in code aren't all ICU messages: most have nothing to parse, and some have braces that are invalid
  // in a message.
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
