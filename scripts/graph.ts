import path from 'node:path';
import {findCycle, readArrows} from './lib/importGraph';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';

/** `npm run graph`: prints which folders import which, with counts. The exit code is 1 if there's a cycle. */
function main(): void {
  parseArguments({});
  const arrows = readArrows(path.resolve(__dirname, '..'));
  for (const from of new Set(arrows.map((arrow) => arrow.from))) {
    console.log(from);
    arrows.filter((arrow) => arrow.from === from).forEach(({to, count}) => console.log(`  → ${to} ${count}`));
  }
  const cycle = findCycle(arrows);
  console.log(cycle ? `\nA cycle: ${cycle.join(' → ')}` : `\n${arrows.length} imports between folders, no cycle`);
  process.exitCode = cycle ? 1 : 0;
}

runScript(main);
