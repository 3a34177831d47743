/** The bundler's runtime: `u` returns the file name of a chunk id. */
declare const __webpack_require__: {u: (chunk: string) => string};

const names = new Map<string, string>();
const byDefault = __webpack_require__.u;

__webpack_require__.u = (chunk) => names.get(chunk) ?? byDefault(chunk);

/**
 * Registers the content-hashed file names of chunks with the bundler's runtime.
 *
 * @param list - as build/ContentNamesPlugin.ts writes it: `id=file,id=file`
 */
export function addFileNames(list: string): void {
  for (const entry of list.split(',')) {
    const [chunk = '', file = ''] = entry.split('=');
    names.set(chunk, `assets/js/${chunk}.${file}.js`);
  }
}
