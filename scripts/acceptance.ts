import {readFileSync} from 'node:fs';
import path from 'node:path';
import points from './acceptance.json';
import {listFiles} from '../tools/listFiles';
import {findTestTitles} from './lib/findTestTitles';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';

/** `npm run acceptance`: prints the points of the acceptance list for which no test title begins with their id. */
function main(): void {
  parseArguments({});
  const files = ['tests', 'config', 'host', 'src', 'plugins', 'checks', 'scripts', 'tools'].flatMap(testFiles);
  const titles = files.flatMap((file) => findTestTitles(readFileSync(file, 'utf8')));
  const missing = points.filter(({id}) => !titles.some((title) => title.startsWith(`${id} `)));
  missing.forEach(({id, text}) => console.log(`${id} ${text}`));
  console.log(`${points.length - missing.length} of ${points.length} points have a test, ${missing.length} have none`);
}

function testFiles(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

runScript(main);
