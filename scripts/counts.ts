import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {screenshotsFolder} from '../checks/screenshots/readScreenshots';
import {readSources} from '../checks/shared/readSources';
import {countContent, totalOf} from './lib/countContent';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';

/**
 * `npm run counts`: prints the number of pages, words (with the share in tables), samples and images for each section
 * of docs/, and the size of the screenshots.
 */
async function main(): Promise<void> {
  parseArguments({});
  const counts = countContent(await readSources('docs', 'docs'));
  console.table(
    Object.fromEntries(
      [...counts, totalOf(counts)].map(({section, inTables, ...figures}) => {
        const share = `${((100 * inTables) / Math.max(1, figures.words)).toFixed(0)} %`;
        return [section, {...figures, 'in tables': share}] as const;
      }),
    ),
  );
  const screenshots = readdirSync(screenshotsFolder).filter((name) => name.endsWith('.webp'));
  const sizes = screenshots.map((name) => statSync(path.join(screenshotsFolder, name)).size);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(
    `Screenshots: ${sizes.length} files, ${(total / 1e6).toFixed(1)} MB; the largest has ${Math.round(Math.max(...sizes) / 1e3)} KB`,
  );
}

runScript(main);
