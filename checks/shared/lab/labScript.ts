import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {hashFiles} from '../../../tools/hashFiles';
import {compile} from './compile';
import {samplesFolder, applicationCache} from './workspace';

/**
 * Compiles samples/lab, if its code has changed. Scripts run from there find the packages of the samples application.
 *
 * @param name - of a script in that folder, without its extension
 * @returns the path of the compiled script
 */
export async function labScript(name: string): Promise<string> {
  const folder = await applicationCache.rememberFolder(
    `lab-${hashFiles(['samples/lab']).slice(0, 16)}`,
    async (draft) => {
      const source = path.join(samplesFolder, 'lab');
      for (const file of await readdir(source)) {
        await writeFile(
          path.join(draft, file.replace(/\.ts$/, '.js')),
          compile(await readFile(path.join(source, file), 'utf8')),
        );
      }
    },
  );
  return path.join(folder, `${name}.js`);
}
