import {spawn, spawnSync} from 'node:child_process';
import {existsSync, rmSync} from 'node:fs';
import {mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {installPackages} from '../../tools/installPackages';
import {freePort} from './freePort';
import type {SiteServer} from './siteServer';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
/** Why nginx tests are skipped if it isn't installed and can't be installed. With `CI=true`, that's a failure. */
export const noNginx = `needs nginx with its module for brotli files, which isn't installed here (on Debian, as root: apt-get install ${packages.join(' ')})`;
/** Temporary folders of nginx, which have to be writable for any user that runs it. */
const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Paths from this machine's nginx that the configuration needs. */
interface Nginx {
  brotliModule: string;
  mimeTypes: string;
}

/** @returns `undefined` if nginx or its Brotli module is missing */
function findNginx(): Nginx | undefined {
  const {stderr = '', error} = spawnSync('nginx', ['-V'], {encoding: 'utf8'});
  const option = (name: string): string => new RegExp(`--${name}=(\\S+)`).exec(stderr)?.[1] ?? '';
  const brotliModule = path.join(option('modules-path'), 'ngx_http_brotli_static_module.so');
  return error === undefined && existsSync(brotliModule)
    ? {brotliModule, mimeTypes: path.join(path.dirname(option('conf-path')), 'mime.types')}
    : undefined;
}

export function hasNginx(): boolean {
  return findNginx() !== undefined;
}

/**
 * Makes sure that nginx and its Brotli module are available, by installing them if possible.
 *
 * @throws Error with what to install if they're missing and can't be installed
 */
export function ensureNginx(): void {
  if (hasNginx()) {
    return;
  }
  installPackages(packages);
  if (!hasNginx()) {
    throw new Error(`This ${noNginx}.`);
  }
}

/**
 * Serves a built site with nginx, using the configuration that the build generated.
 *
 * @param directory - the built site, including the host files
 * @returns the running server on a free port of the loopback interface
 * @throws Error if nginx isn't available, or with nginx's own message if it doesn't start
 */
export async function startNginx(directory: string): Promise<SiteServer> {
  const nginx = findNginx();
  if (!nginx) {
    throw new Error(`This ${noNginx}.`);
  }
  const template = await readFile(path.join(directory, '_host/nginx.conf'), 'utf8');
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const configuration = template.replace('@LISTEN@', `127.0.0.1:${port}`).replace('@ROOT@', path.resolve(directory));
  await writeFile(path.join(folder, 'site.conf'), configuration);
  await writeFile(path.join(folder, 'nginx.conf'), mainConfiguration(folder, nginx));

  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const abandon = (): void => {
    child.kill('SIGTERM');
    rmSync(folder, {recursive: true, force: true});
  };
  // Otherwise, nginx would keep running after this process.
  process.once('exit', abandon);
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', abandon);
    abandon();
  };
  try {
    await waitUntilUp(
      url,
      () => child.exitCode !== null,
      () => words,
    );
  } catch (error) {
    await close();
    throw error;
  }
  return {url, close};
}

function mainConfiguration(folder: string, {brotliModule, mimeTypes}: Nginx): string {
  return `load_module ${brotliModule};
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {
  worker_connections 1024;
}
http {
  include ${mimeTypes};
  access_log off;
  error_log stderr crit;
  sendfile on;
  tcp_nopush on;
${scratch.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/site.conf;
}
`;
}

async function waitUntilUp(url: string, hasEnded: () => boolean, words: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (hasEnded()) {
      break;
    }
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) {
      return;
    }
    await delay(50);
  }
  throw new Error(`nginx did not start:\n${words()}`);
}
