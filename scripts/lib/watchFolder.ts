import {once} from 'node:events';
import path from 'node:path';
import chokidar from 'chokidar';

/** Milliseconds without another change before a change is reported, because editors write a file in several steps. */
const stillness = 100;

/**
 * Reports which files are written. While one call is running, files are collected for the next.
 *
 * @param extension - of the files to watch, with the dot
 * @param onChange - receives paths from the current folder, with forward slashes; must not throw
 * @returns once the folder is watched, a function that stops watching after the last call has ended
 */
export async function watchFolder(
  folder: string,
  extension: string,
  onChange: (files: string[]) => Promise<void>,
): Promise<() => Promise<void>> {
  const changed = new Set<string>();
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    last = last.then(async () => {
      const files = [...changed];
      changed.clear();
      if (files.length > 0) {
        await onChange(files);
      }
    });
  };
  const add = (file: string): void => {
    if (file.endsWith(extension)) {
      changed.add(path.relative(process.cwd(), file).replaceAll(path.sep, '/'));
      clearTimeout(timer);
      timer = setTimeout(flush, stillness);
    }
  };
  const watcher = chokidar.watch(folder, {ignoreInitial: true}).on('change', add).on('add', add);
  await once(watcher, 'ready');
  return async () => {
    clearTimeout(timer);
    await watcher.close();
    await last;
  };
}
