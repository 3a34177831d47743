import {numberOption} from './lib/numberOption';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';
import {startSiteServer} from '../host/servers/siteServer';

/** `npm run serve -- [--port 3000] [--host 127.0.0.1]`: serves build/ like its production host. */
async function main(): Promise<void> {
  const {values} = parseArguments({
    options: {port: {type: 'string', default: '3000'}, host: {type: 'string', default: '127.0.0.1'}},
  });
  const port = numberOption('port', values.port, {least: 0, most: 65535});
  const {url} = await startSiteServer({directory: 'build', port, host: values.host});
  console.log(`The site is at ${url}/ (press Ctrl+C to stop).`);
}

runScript(main);
