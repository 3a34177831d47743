import type {Problem} from '../../shared/problem';
import type {Defaults} from '../../shared/cms/keyTypes';

/** What the keys of an option table are keys of, by page. */
const FILES: Readonly<Record<string, string>> = {server: 'server', 'admin-panel': 'admin', api: 'api'};

/**
 * Compares the column "Default" of option tables with the defaults in the code. Tables are those of the pages on
 * configuration files, those below the heading of a middleware, and those headed "Option of `plugin.config`". Cells that
 * hold more than one value in code are for readers only.
 */
export function checkDefaults(file: string, source: string, defaults: Defaults): Problem[] {
  const [, name = ''] = /configurations\/([\w-]+)\.mdx$/.exec(file) ?? [];
  let heading = '';
  let header: string[] = [];
  return source.split('\n').flatMap((text, index) => {
    const [, words] = /^#{2,4} ([\w:]+)/.exec(text) ?? [];
    heading = words ?? heading;
    if (!text.startsWith('|')) {
      header = [];
      return [];
    }
    const cells = text
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (header.length === 0) {
      header = cells;
      return [];
    }
    const column = header.findIndex((title) => /^Default( in the code)?$/.test(title));
    const [, plugin] = /^Option of `([\w-]+)\.config`$/.exec(header[0] ?? '') ?? [];
    const owner = plugin ?? (name === 'middlewares' ? `strapi::${heading.replace(/^strapi::/, '')}` : FILES[name]);
    const actual = defaults[`${owner}.${codeOf(cells[0]) ?? ''}`];
    const written = codeOf(cells[column]);
    return owner === undefined || actual === undefined || written === undefined || sameValue(written, String(actual))
      ? []
      : [
          {
            file,
            line: index + 1,
            message: `the default of ${codeOf(cells[0])} is ${String(actual)}, not ${written}`,
            fix: `write \`${String(actual)}\``,
          },
        ];
  });
}

/** The code of a cell that is nothing but one piece of code. */
function codeOf(cell: string | undefined): string | undefined {
  return /^`([^`]+)`$/.exec(cell ?? '')?.[1];
}

function sameValue(written: string, actual: string): boolean {
  const bare = written.replace(/^['"]|['"]$/g, '');
  return bare === actual || bare.replace(/[_ ]/g, '') === actual;
}
