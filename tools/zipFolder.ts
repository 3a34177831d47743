import {zipSync} from 'fflate';

/** In local time, because that's what the ZIP format stores, so that builds in any time zone produce the same files. */
const date = new Date(2026, 0, 1);

/**
 * Creates a ZIP archive in which all files are in one folder, so that readers can unpack it anywhere. The same files
 * always produce the same bytes.
 *
 * @param folder - name of the folder
 * @param files - contents by path in the folder, with forward slashes
 * @returns the archive
 */
export function zipFolder(folder: string, files: Iterable<readonly [string, Uint8Array]>): Uint8Array {
  return zipSync(Object.fromEntries([...files].map(([name, content]) => [`${folder}/${name}`, content] as const)), {
    mtime: date,
  });
}
