import {execFile} from 'node:child_process';
import path from 'node:path';
import type {Finding} from './types';

const wordsFile = 'config/words.txt';

/**
 * Spell-checks files with cspell; cspell.json excludes parts such as code.
 *
 * @param files - paths from the root of the repository
 * @param base - absolute path of the root of the repository
 * @returns one finding for each unknown word
 * @throws Error if cspell itself fails
 */
export async function checkSpelling(files: readonly string[], base: string): Promise<Finding[]> {
  if (files.length === 0) {
    return [];
  }
  const cspell = path.join(base, 'node_modules/cspell/bin.mjs');
  // No cache: as of cspell 9.8.0, a cached file never reports findings, even if it had some before.
  const options = ['--no-progress', '--no-summary', '--file-list', 'stdin'];
  const output = await new Promise<string>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [cspell, 'lint', ...options],
      {cwd: base, maxBuffer: 2 ** 26},
      (error, stdout, stderr) => {
        // Exit code 1 means that it found unknown words.
        if (error && error.code !== 1) {
          reject(new Error(`cspell failed:\n${stderr}`));
        } else {
          resolve(stdout);
        }
      },
    );
    child.stdin?.end(files.join('\n'));
  });
  return output.split('\n').flatMap((line) => toFinding(line, base));
}

/** `docs/page.mdx:3:14 - Unknown word (occurence) fix: (occurrence)` */
function toFinding(line: string, base: string): Finding[] {
  const [, file = '', row, column, word, suggested] =
    /^(.*):(\d+):(\d+) - Unknown word \((.*?)\)(?:.*fix: \((.*)\))?/.exec(line) ?? [];
  if (word === undefined) {
    return [];
  }
  return [
    {
      file: (path.isAbsolute(file) ? path.relative(base, file) : path.normalize(file)).replaceAll(path.sep, '/'),
      line: Number(row),
      column: Number(column),
      message: `"${word}" isn't in any dictionary`,
      fix: `${suggested ? `did you mean ${suggested}? ` : ''}Put code in backticks, and add names to ${wordsFile}`,
    },
  ];
}
