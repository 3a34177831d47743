import type {Problem} from '../../shared/problem';
import type {Page} from '../../shared/samples/types';

/** Commands that do something else than their opposite, with words that a sentence beside them has. */
const verbs: ReadonlyArray<readonly [command: RegExp, said: RegExp, opposite: string]> = [
  [/\b(?:npm|yarn|pnpm) (?:uninstall|remove)\b/, /uninstall|remov|replac|delete|drop|no longer|instead/i, 'install'],
  [/\b(?:npm run|yarn|strapi) build\b/, /build|bundl|compil|production|deploy|generat|vite|webpack/i, 'develop'],
];

/** How much of the page, without its fences, is beside a command, in characters. */
const before = 350;
const after = 300;

/**
 * Checks that the sentences beside a command say what it does, where another one looks alike: a page that tells readers
 * to add a package shouldn't remove it.
 */
export function checkVerbs({file, source, samples}: Page): Problem[] {
  if (file.includes('docs/snippets/')) {
    // The page that imports it says what it's for.
    return [];
  }
  const lines = source.split('\n');
  return samples
    .filter(({kind}) => kind === 'shell')
    .flatMap(({line, endLine, text}) => {
      const above = proseOf(lines.slice(0, line - 1)).slice(-before);
      const below = proseOf(lines.slice(endLine)).slice(0, after);
      return verbs
        .filter(([command, said]) => command.test(text) && !said.test(above) && !said.test(below))
        .map(([command, , opposite]) => {
          const [found = ''] = command.exec(text) ?? [];
          return {
            file,
            line: line + text.slice(0, text.search(command)).split('\n').length,
            message: `no sentence beside this says what ${found} is for`,
            fix: `did you mean ${opposite}? If not, say in words what the command does`,
          };
        });
    });
}

function proseOf(lines: readonly string[]): string {
  let isInFence = false;
  return lines
    .filter((line) => {
      const isMark = /^\s*```/.test(line);
      isInFence = isMark ? !isInFence : isInFence;
      return !isMark && !isInFence;
    })
    .join('\n');
}
