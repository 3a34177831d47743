import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {findMentions} from '../checks/bump/findMentions';
import {installVersion} from '../checks/bump/installVersion';
import {readSources} from '../checks/shared/readSources';
import {formatProblem} from './lib/formatProblem';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';

/** Commands that find what the docs must change for another version, in order. */
const checks = [
  {title: 'Samples, labels and configuration', command: 'npm run --silent samples -- --fresh'},
  {title: 'Names of the public surface without a page', command: 'npm run --silent coverage'},
  {title: 'Screenshots', command: 'npm run --silent screenshots -- --check'},
];

/**
 * `npm run bump -- 5.55.0`: installs another version of the CMS in the samples application, and prints what the docs
 * must change for it. It doesn't write to docs/. The exit code is 0 if there's nothing to change.
 */
async function main(): Promise<void> {
  const [version] = parseArguments({allowPositionals: true}).positionals;
  if (version === undefined) {
    throw new Error('Name a version of the CMS: npm run bump -- 5.55.0');
  }
  const file = path.resolve('samples/package.json');
  const before = installVersion(file, version, () => succeeds('npm install --prefix samples --no-audit --no-fund'));
  let isClean = true;
  for (const {title, command} of checks) {
    console.log(`\n— ${title}`);
    isClean = succeeds(command) && isClean;
  }
  const mentions = before === version ? [] : findMentions(await readSources('docs'), before);
  console.log(`\n— Pages that name ${before}`);
  mentions.forEach((mention) => console.log(formatProblem(mention)));
  console.log(
    isClean && mentions.length === 0
      ? `\nThe docs hold for ${version}.`
      : `\nThe lines above have to change for ${version}.`,
  );
  process.exitCode = isClean && mentions.length === 0 ? 0 : 1;
}

function succeeds(command: string): boolean {
  return spawnSync(command, {shell: true, stdio: 'inherit'}).status === 0;
}

runScript(main);
