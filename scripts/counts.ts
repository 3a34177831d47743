import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {screenshotsFolder} from '../checks/screenshots/readScreenshots';
import {countContent, totalOf} from './lib/countContent';

/**
 * `npm run counts`: prints the number of pages, words (with the share in tables), samples and images for each section
 * of docs/, and the size of the screenshots.
 */
function main(): void {
  const names = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx'));
  const counts = countContent(
    names.map((name) => ({
      file: name.split(path.sep).join('/'),
      source: readFileSync(path.join('docs', name), 'utf8'),
    })),
  );
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

main();
