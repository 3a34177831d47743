import {parseArgs} from 'node:util';
import {startSiteServer} from '../host/servers/siteServer';

/** `npm run serve -- [--port 3000] [--host 127.0.0.1]`: serves build/ as its host does. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {port: {type: 'string', default: '3000'}, host: {type: 'string', default: '127.0.0.1'}},
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`--port ${values.port}: has to be a number from 0 (any free port) to 65535.`);
  }
  const {url} = await startSiteServer({directory: 'build', port, host: values.host});
  console.log(`The site is at ${url}/ (Ctrl+C ends it).`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
