/** The bundler's runtime: `u` gives the file of a chunk by its id. */
declare const __webpack_require__: {u: (chunk: string) => string};

const names = new Map<string, string>();
const byDefault = __webpack_require__.u;

__webpack_require__.u = (chunk) => names.get(chunk) ?? byDefault(chunk);

/**
 * Tells the bundler's runtime the files of chunks, which are named after their content.
 *
 * @param list - as build/ContentNamesPlugin.ts writes it: `id=file,id=file`
 */
export function addFileNames(list: string): void {
  for (const entry of list.split(',')) {
    const [chunk = '', file = ''] = entry.split('=');
    names.set(chunk, `assets/js/${chunk}.${file}.js`);
  }
}
