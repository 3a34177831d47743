import {mkdir, writeFile} from 'node:fs/promises';
import {floors} from '../checks/coverage/floors';
import {readCoverage} from '../checks/coverage/readCoverage';
import {ensureInstalled} from '../checks/shared/lab/install';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';

/**
 * Reports which public names of the CMS no page documents. Writes `.cache/coverage.json`, and fails below a minimum.
 * `--floors` prints the current numbers for checks/coverage/floors.ts.
 */
async function main(): Promise<void> {
  const {values} = parseArguments({options: {floors: {type: 'boolean', default: false}}});
  await ensureInstalled();
  const kinds = await readCoverage('docs');
  await mkdir('.cache', {recursive: true});
  await writeFile('.cache/coverage.json', JSON.stringify(kinds, null, 2));
  if (values.floors) {
    console.log(JSON.stringify(Object.fromEntries(kinds.map(({kind, covered}) => [kind, covered])), null, 2));
    return;
  }
  for (const {kind, covered, total, missing, home} of kinds) {
    const floor = floors[kind] ?? 0;
    console.log(`${kind}: ${covered}/${total}${covered < floor ? `, below the floor of ${floor}` : ''}`);
    if (missing.length > 0) {
      console.log(`  docs/${home}.mdx lacks ${missing.join(' ')}`);
    }
    process.exitCode = covered < floor ? 1 : process.exitCode;
  }
}

runScript(main);
