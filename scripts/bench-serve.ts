import {execFile, spawnSync} from 'node:child_process';
import {copyFile, mkdir, mkdtemp, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {toNginxConfig} from '../host/nginx';
import {installPackages} from '../tools/installPackages';
import {ensureNginx, startNginx} from '../host/servers/startNginx';
import {startSiteServer, type SiteServer} from '../host/servers/siteServer';
import {runScript} from './lib/runScript';
import {parseWrk, type LoadResult} from './lib/wrk';

const connections = 100;

/**
 * `npm run bench:serve -- [--page /cms/api/rest/filters] [--seconds 10]`: measures requests per second and 99th
 * percentile latency of build/ on loopback, with nginx, with `npm run serve`, and, as a baseline, with nginx serving
 * one file of the same size without any rules.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {page: {type: 'string', default: '/cms/api/rest/filters'}, seconds: {type: 'string', default: '10'}},
  });
  ensureNginx();
  ensureWrk();
  const file = path.join('build', `${values.page}.html`);
  const {size} = await stat(`${file}.br`);
  const plain = await createPlainSite(`${file}.br`);
  const nginx = () => startNginx('build');
  const hosts = [
    {name: 'one file, bare nginx', start: () => startNginx(plain), target: '/file.bin'},
    {name: `${values.page}, nginx`, start: nginx, target: values.page},
    {name: 'an old address, nginx', start: nginx, target: '/dev-docs/intro'},
    {name: 'not found, nginx', start: nginx, target: '/an-unknown-address'},
    {
      name: `${values.page}, npm run serve`,
      start: () => startSiteServer({directory: 'build', port: 0}),
      target: values.page,
    },
  ];
  console.log(`${size} bytes, ${connections} connections, ${values.seconds} s each`);
  try {
    for (const {name, start, target} of hosts) {
      const {requestsPerSecond, p99, errors} = await measure(start, target, values.seconds);
      const counted = errors > 0 ? `, ${errors} answers with 4xx or 5xx` : '';
      console.log(`${name}: ${requestsPerSecond.toFixed(0)} requests/s, p99 ${p99.toFixed(1)} ms${counted}`);
    }
  } finally {
    await rm(plain, {recursive: true});
  }
}

/** Runs one server at a time, so that the others don't affect the result. */
async function measure(start: () => Promise<SiteServer>, target: string, seconds: string): Promise<LoadResult> {
  const server = await start();
  try {
    return await runWrk(server.url + target, seconds);
  } finally {
    await server.close();
  }
}

/** Creates a folder with one file, and an nginx configuration without rules. */
async function createPlainSite(source: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  await mkdir(path.join(folder, '_host'));
  await copyFile(source, path.join(folder, 'file.bin'));
  await writeFile(path.join(folder, '_host/nginx.conf'), toNginxConfig({headers: [], redirects: {}}));
  return folder;
}

function ensureWrk(): void {
  const isHere = () => spawnSync('wrk', ['--version']).error === undefined;
  if (!isHere()) {
    installPackages(['wrk']);
    if (!isHere()) {
      throw new Error('This needs wrk. On Debian, as root: apt-get install wrk');
    }
  }
}

async function runWrk(url: string, seconds: string): Promise<LoadResult> {
  const options = ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br'];
  const {stdout} = await promisify(execFile)('wrk', [...options, url]);
  return parseWrk(stdout);
}

runScript(main);
