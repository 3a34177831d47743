import {execFile} from 'node:child_process';
import path from 'node:path';
import type {Finding} from './types';

const wordsFile = 'config/words.txt';

/**
 * Spell-checks files with cspell; cspell.json excludes parts such as code.
 *
 * @param files - paths from the root of the repository
 * @param base - absolute path of the root of the repository
 * @returns one finding for each unknown or forbidden word
 * @throws Error if cspell itself fails
 */
export async function checkSpelling(files: readonly string[], base: string): Promise<Finding[]> {
  if (files.length === 0) {
    return [];
  }
  const cspell = path.join(base, 'node_modules/cspell/bin.mjs');
  // No cache: as of cspell 9.8.0, a cached file never reports findings, even if it had some before.
  const options = ['--no-progress', '--no-summary', '--file-list', 'stdin'];
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [cspell, 'lint', ...options],
      {cwd: base, maxBuffer: 2 ** 26},
      (error, stdout, stderr) => {
        const findings = stdout.split('\n').flatMap((line) => toFinding(line, base));
        // Exit code 1 means that it found words, but also that it can't read its configuration.
        if (error && (error.code !== 1 || findings.length === 0)) {
          reject(new Error(`cspell failed:\n${stdout}${stderr}`));
        } else {
          resolve(findings);
        }
      },
    );
    child.stdin?.end(files.join('\n'));
  });
}

/** `docs/page.mdx:3:14 - Unknown word (occurence) fix: (occurrence)` */
function toFinding(line: string, base: string): Finding[] {
  const [, file = '', row, column, kind, word, suggested] =
    /^(.*):(\d+):(\d+) - (Unknown|Forbidden) word \((.*?)\)(?:.*fix: \((.*)\))?/.exec(line) ?? [];
  if (word === undefined) {
    return [];
  }
  const isForbidden = kind === 'Forbidden';
  const otherwise = isForbidden ? 'Write another word' : `Put code in backticks, and add names to ${wordsFile}`;
  return [
    {
      file: (path.isAbsolute(file) ? path.relative(base, file) : path.normalize(file)).replaceAll(path.sep, '/'),
      line: Number(row),
      column: Number(column),
      message: isForbidden ? `"${word}" is a word to avoid (${wordsFile})` : `"${word}" isn't in any dictionary`,
      fix: `${suggested ? `did you mean ${suggested}? ` : ''}${otherwise}`,
    },
  ];
}
