import {flow} from '../../lib/diagram';

export default flow({
  title: 'A server with a proxy, Strapi and a database',
  caption: 'Only the proxy can be reached from outside. Strapi listens on the server itself.',
  inWords: [
    'The browser connects to the proxy, which is nginx, Caddy or HAProxy, over HTTPS on port 443.',
    'The proxy passes the request on to Strapi, over plain HTTP, at `127.0.0.1:1337`.',
    'A process manager, systemd or PM2, starts Strapi and restarts it after a crash.',
    'Strapi reads and writes the database, and the files of the Media Library.',
  ],
  nodes: {
    browser: {title: 'Browser'},
    proxy: {title: 'Proxy', text: 'nginx, Caddy or HAProxy, port 443', look: 'accent'},
    strapi: {title: 'Strapi', text: 'port 1337, started by systemd or PM2'},
    database: {title: 'Database'},
    files: {title: 'Files', text: 'of the Media Library', look: 'quiet'},
  },
  arrows: [
    {from: 'browser', to: 'proxy', text: 'HTTPS'},
    {from: 'proxy', to: 'strapi', text: 'HTTP'},
    {from: 'strapi', to: 'database'},
    {from: 'strapi', to: 'files'},
  ],
  lanes: [{title: 'Your server', around: ['proxy', 'strapi', 'database', 'files']}],
  wide: ['browser proxy strapi database', '. . files .'],
  narrow: ['browser .', 'proxy .', 'strapi database', 'files .'],
});
