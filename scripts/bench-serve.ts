import {execFile} from 'node:child_process';
import {copyFile, mkdir, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {toNginxConfig} from '../host/nginx';
import {ensureNginx, startNginx} from '../host/servers/startNginx';
import {startSiteServer, type SiteServer} from '../host/servers/siteServer';
import {ensureProgram} from './lib/ensureProgram';
import {findBuiltPage} from './lib/findBuiltPage';
import {numberOption} from './lib/numberOption';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';
import {withTemporaryFolder} from './lib/withTemporaryFolder';
import {parseWrk, type LoadResult} from './lib/wrk';

const connections = 100;

/**
 * `npm run bench:serve -- [--page /cms/api/rest/filters] [--seconds 10]`: measures requests per second and 99th
 * percentile latency of build/ on loopback, with nginx, with `npm run serve`, and, as a baseline, with nginx serving
 * one file of the same size without any rules.
 */
async function main(): Promise<void> {
  const {values} = parseArguments({
    options: {page: {type: 'string', default: '/cms/api/rest/filters'}, seconds: {type: 'string', default: '10'}},
  });
  const seconds = numberOption('seconds', values.seconds, {least: 1});
  const file = findBuiltPage('build', values.page);
  ensureNginx();
  ensureProgram('wrk');
  const {size} = await stat(`${file}.br`);
  const nginx = () => startNginx('build');
  const hosts = [
    {name: `${values.page}, nginx`, start: nginx, target: values.page},
    {name: 'an old URL, nginx', start: nginx, target: '/dev-docs/intro'},
    {name: 'not found, nginx', start: nginx, target: '/an-unknown-address'},
    {
      name: `${values.page}, npm run serve`,
      start: () => startSiteServer({directory: 'build', port: 0}),
      target: values.page,
    },
  ];
  console.log(`${size} bytes, ${connections} connections, ${seconds} s each`);
  await withTemporaryFolder('bench', async (plain) => {
    await fillPlainSite(plain, `${file}.br`);
    const baseline = {name: 'one file, bare nginx', start: () => startNginx(plain), target: '/file.bin'};
    for (const {name, start, target} of [baseline, ...hosts]) {
      const {requestsPerSecond, p99, errors} = await measure(start, target, seconds);
      const counted = errors > 0 ? `, ${errors} requests failed` : '';
      console.log(`${name}: ${requestsPerSecond.toFixed(0)} requests/s, p99 ${p99.toFixed(1)} ms${counted}`);
    }
  });
}

/** Runs one server at a time, so that the others don't affect the result. */
async function measure(start: () => Promise<SiteServer>, target: string, seconds: number): Promise<LoadResult> {
  const server = await start();
  try {
    return await runWrk(server.url + target, seconds);
  } finally {
    await server.close();
  }
}

/** Fills a folder with one file, and an nginx configuration without rules. */
async function fillPlainSite(folder: string, source: string): Promise<void> {
  await mkdir(path.join(folder, '_host'));
  await copyFile(source, path.join(folder, 'file.bin'));
  await writeFile(path.join(folder, '_host/nginx.conf'), toNginxConfig({headers: [], redirects: {}}));
}

async function runWrk(url: string, seconds: number): Promise<LoadResult> {
  const options = ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br'];
  const {stdout} = await promisify(execFile)('wrk', [...options, url]);
  return parseWrk(stdout);
}

runScript(main);
