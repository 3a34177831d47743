import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {readInternals, readUpstream} from '../checks/upstream/readUpstream';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';

/**
 * `npm run upstream`: records that the code was compared with the installed version of Docusaurus. Writes
 * src/theme/upstream.json, which a test compares with what is installed (checks/upstream), and prints where
 * `theme-common/internal` is used.
 */
function main(): void {
  parseArguments({});
  const root = path.resolve('.');
  const upstream = readUpstream(root);
  writeFileSync('src/theme/upstream.json', `${JSON.stringify(upstream, null, 2)}\n`);
  const {version, files} = upstream;
  console.log(`Docusaurus ${version}: ${Object.keys(files).length} replaced files; from theme-common/internal`);
  readInternals(root).forEach((users, name) => console.log(`  ${name}: ${users.join(', ')}`));
}

runScript(main);
