import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {countContent, totalOf} from './lib/countContent';

/** `npm run counts`: prints pages, words of prose and their share in tables, samples and pictures of each section of docs/. */
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
}

main();
