/** A text that no message means. */
const ANYTHING = '\u0001 '.repeat(9).trim();

/**
 * Turns a message of the admin panel, in ICU syntax, into a regular expression source for what it can look like:
 * `{count, plural, one {# entry} other {# entries}} found` becomes `(?:.+ entry|.+ entries) found`.
 *
 * @returns the source without anchors, tags such as `<b>` left out; `undefined` when it can look like anything
 */
export function expandMessage(message: string): string | undefined {
  const source = expand(message.replace(/<\/?[\w-]+\s*\/?>/g, ''));
  return new RegExp(`^${source}$`).test(ANYTHING) ? undefined : source;
}

function expand(text: string): string {
  let source = '';
  for (let at = 0; at < text.length; ) {
    if (text[at] !== '{') {
      source += escape(text[at] ?? '');
      at += 1;
      continue;
    }
    const end = closing(text, at);
    source += expandArgument(text.slice(at + 1, end));
    at = end + 1;
  }
  return source;
}

function expandArgument(argument: string): string {
  const [, options] = /^[^,{}]+,\s*(?:plural|select|selectordinal)\s*,([\s\S]*)$/.exec(argument) ?? [];
  if (options === undefined) {
    return '.+';
  }
  const choices: string[] = [];
  for (let at = options.indexOf('{'); at !== -1; at = options.indexOf('{', closing(options, at) + 1)) {
    choices.push(expand(options.slice(at + 1, closing(options, at))).replaceAll('#', '.+'));
  }
  return `(?:${choices.join('|')})`;
}

/** Position of the brace that closes the one at `start`. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0;
    if (depth === 0) {
      return at;
    }
  }
  return text.length;
}

function escape(character: string): string {
  return /[.*+?^${}()|[\]\\]/.test(character) ? `\\${character}` : character;
}
