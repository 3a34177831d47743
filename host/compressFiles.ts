import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {DiskCache, keyOf} from '../tools/diskCache';
import {listFiles} from '../tools/listFiles';

/** Compressed pages and scripts, few of which an edit changes. */
const cache = new DiskCache(path.resolve(__dirname, '../.cache/brotli'));

const textExtensions = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.md']);

/** In bytes. Compressing a smaller file saves no network packet, because an Ethernet frame carries about 1460 bytes. */
const minBytes = 1400;

/**
 * In bytes. The pages and scripts (about thirty each) that are still larger than this with gzip get Brotli's best
 * compression, because they cost readers the most.
 */
const large: Readonly<Record<string, number>> = {'.html': 16_200, '.js': 9_900};

/**
 * Chooses Brotli's quality for a file by how many readers load it. From quality 9 to 10, a file shrinks by 7% and takes
 * twice as long; from 10 to 11, it shrinks by 2% and takes four times as long. Below 9, it grows by 2% and takes a
 * sixth of the time.
 */
function qualityOf(file: string, gzipped: number): number {
  const name = path.basename(file);
  if (/^(main|runtime~main|styles)\./.test(name) || gzipped > (large[path.extname(file)] ?? Infinity)) {
    return constants.BROTLI_MAX_QUALITY;
  }
  return /\.(html|js|css)$/.test(name) && !file.includes(`${path.sep}tags${path.sep}`) ? 10 : 5;
}

/**
 * Writes a Brotli and a gzip version next to each text file, for hosts that can serve precompressed files.
 *
 * @param directory - the built site
 */
export async function compressFiles(directory: string): Promise<void> {
  const files = listFiles(directory)
    .filter((name) => textExtensions.has(path.extname(name)))
    .map((name) => path.join(directory, name));
  // zlib runs in Node's pool of four threads. A few files at a time keep it busy without loading all of them into
  // memory.
  const queue = [...files];
  await Promise.all(
    Array.from({length: 4}, async () => {
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
        await compressFile(file);
      }
    }),
  );
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < minBytes) {
    return;
  }
  const gzipped = await promisify(gzip)(content, {level: 9});
  const quality = qualityOf(file, gzipped.byteLength);
  const brotli = await (/\.(html|js)$/.test(file) ? compressOnce : compress)(content, quality);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

async function compressOnce(content: Buffer, quality: number): Promise<Buffer> {
  const key = keyOf(process.version, String(quality), content.toString());
  const make = async () => (await compress(content, quality)).toString('base64');
  return Buffer.from(await cache.remember(key, make), 'base64');
}

function compress(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}});
}
