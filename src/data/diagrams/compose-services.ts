import {flow} from '../../lib/diagram';

export default flow({
  title: 'The containers of the Compose file and their volumes',
  caption: 'Four containers in one private network. Only nginx has ports that are open to the internet.',
  inWords: [
    'The internet reaches only nginx, on ports 80 and 443. It reads the certificates.',
    'nginx passes requests on to the container `strapi`, port 1337, which keeps uploads in a volume.',
    'Strapi uses the container `database`, port 5432, which keeps its data in a volume.',
    'The container `certbot` runs for a moment, to get or renew the certificate.',
  ],
  nodes: {
    internet: {title: 'Internet'},
    nginx: {title: 'nginx', text: 'ports 80 and 443', look: 'accent'},
    strapi: {title: 'strapi', text: 'port 1337'},
    database: {title: 'database', text: 'port 5432'},
    certbot: {title: 'certbot', text: 'runs for a moment'},
    certificates: {title: 'Certificate', text: 'volume', look: 'quiet'},
    uploads: {title: 'Uploads', text: 'volume', look: 'quiet'},
    data: {title: 'Data', text: 'volume', look: 'quiet'},
  },
  arrows: [
    {from: 'internet', to: 'nginx'},
    {from: 'nginx', to: 'strapi'},
    {from: 'strapi', to: 'database'},
    {from: 'nginx', to: 'certificates'},
    {from: 'strapi', to: 'uploads'},
    {from: 'database', to: 'data'},
    {from: 'certbot', to: 'certificates', dashed: true},
  ],
  lanes: [
    {
      title: 'Your server',
      around: ['nginx', 'strapi', 'database', 'certificates', 'uploads', 'data', 'certbot'],
    },
  ],
  wide: ['internet nginx strapi database', '. certificates uploads data', '. certbot . .'],
  narrow: ['internet . .', 'nginx certificates certbot', 'strapi uploads .', 'database data .'],
});
