import {blankFences} from '../../../src/lib/code/extractFences';
import type {Problem} from '../../shared/problem';
import type {Page, Sample} from '../../shared/samples/types';
import {lineAt} from '../../shared/lineAt';

/** Commands with an opposite, and words that describe each in the surrounding sentences. */
const verbs: ReadonlyArray<readonly [command: RegExp, said: RegExp, opposite: string]> = [
  [/\b(?:npm|yarn|pnpm) (?:uninstall|remove)\b/, /uninstall|remov|replac|delete|drop|no longer|instead/i, 'install'],
  [/\b(?:npm run|yarn|strapi) build\b/, /build|bundl|compil|production|deploy|generat|vite|webpack/i, 'develop'],
  [/\bstrapi import\b/, /import|restor|copy|copies|bring|back/i, 'export'],
  [/\bstrapi export\b/, /export|archive|back ?up|folder|content/i, 'import'],
  [/\bNODE_ENV=production .*\bdevelop\b/, /never/, 'start'],
];

/** A command that removes packages, capturing their names. */
const removal = /\b(?:npm|yarn|pnpm) (?:uninstall|remove) ([^\n&|]+)/;

/** Number of paragraphs around a command that describe it, not counting fences. */
const before = 2;
const after = 1;

/**
 * Checks that commands do what the surrounding sentences say, for commands with an opposite: a page that tells readers
 * to add a package shouldn't remove it.
 */
export function checkVerbs({file, source, samples}: Page): Problem[] {
  if (file.includes('docs/snippets/')) {
    // The page that imports the partial describes the command.
    return [];
  }
  const lines = blankFences(source).split('\n');
  const imported = new Set(samples.filter(({kind}) => kind === 'code' || kind === 'json').flatMap(importsOf));
  const wrongRemovals = samples
    .filter(({kind}) => kind === 'shell')
    .flatMap(({line, text}) => {
      const removed = removal.exec(text);
      const name = removed?.[1]?.split(/\s+/).find((one) => imported.has(one));
      return name === undefined
        ? []
        : [
            {
              file,
              line: line + lineAt(text, removed?.index ?? 0),
              message: `this removes ${name}, which this page uses`,
              fix: 'did you mean install?',
            },
          ];
    });
  const unsaid = samples
    .filter(({kind}) => kind === 'shell')
    .flatMap(({line, endLine, text}) => {
      const above = paragraphsOf(lines.slice(0, line - 1))
        .slice(-before)
        .join('\n');
      const below = paragraphsOf(lines.slice(endLine)).slice(0, after).join('\n');
      return verbs
        .filter(([command, said]) => command.test(text) && !said.test(above) && !said.test(below))
        .map(([command, , opposite]) => {
          const [found = ''] = command.exec(text) ?? [];
          return {
            file,
            line: line + lineAt(text, text.search(command)),
            message: `no sentence near this command says what ${found} is for`,
            fix: `did you mean ${opposite}? If not, describe what the command does`,
          };
        });
    });
  return [...wrongRemovals, ...unsaid];
}

/** Names of the packages that code imports, or that a `package.json` depends on. */
function importsOf({kind, text, meta}: Sample): string[] {
  if (kind === 'json') {
    const isManifest = /package\.json/.test(meta.values.title ?? '');
    return isManifest ? [...text.matchAll(/"([@\w/-]+)": "[\^~]?\d/g)].map(([, name = '']) => name) : [];
  }
  return [...text.matchAll(/(?:from |require\(|import )['"]((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name = '']) => name);
}

function paragraphsOf(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '');
}
