import type {Root} from 'postcss';

const characters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const use = /(?<=var\()--[\w-]+/g;

/**
 * Renames the variables of stylesheets to one or two letters, in order of appearance. Those that scripts mention keep their
 * names.
 *
 * @param sheets - all stylesheets of the site, as one may read what another sets
 * @param words - all names in the scripts
 */
export function shortenVariables(sheets: readonly Root[], words: ReadonlySet<string>): void {
  const names = new Map<string, string>();
  let next = 0;
  const createName = (): string => {
    let name: string;
    do {
      name = `--${toLetters(next)}`;
      next += 1;
    } while (words.has(name));
    return name;
  };
  const shorten = (name: string): string => {
    if (words.has(name)) {
      return name;
    }
    const short = names.get(name) ?? createName();
    names.set(name, short);
    return short;
  };
  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => {
      if (declaration.prop.startsWith('--')) {
        declaration.prop = shorten(declaration.prop);
      }
      declaration.value = declaration.value.replace(use, shorten);
    });
  }
}

function toLetters(index: number): string {
  const rest = Math.floor(index / characters.length);
  return (rest > 0 ? toLetters(rest - 1) : '') + (characters[index % characters.length] ?? '');
}
