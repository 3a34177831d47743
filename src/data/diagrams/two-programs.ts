import {flow} from '../../lib/diagram';

export default flow({
  title: 'The two programs of a Strapi project, with the database and your website',
  caption:
    'Your project contains the server and the admin panel. Both the panel and your website send requests to the server.',
  inWords: [
    'The admin panel runs in the browsers of your editors. Its code is in `src/admin`.',
    'The server runs on Node.js. Its code is in `src/api` and other folders of `src`, and its settings are in `config`.',
    'The admin panel sends requests to the server. So do your website and your apps, which aren’t part of the project.',
    'Only the server reads and writes the database.',
  ],
  nodes: {
    panel: {title: 'Admin panel', text: '`src/admin`, in the browser', look: 'accent'},
    website: {title: 'Websites and apps', text: 'what your visitors use', look: 'quiet'},
    server: {title: 'Server', text: '`src/api`, `config`, on Node.js', look: 'accent'},
    database: {title: 'Database', text: 'your content', look: 'quiet'},
  },
  arrows: [
    {from: 'panel', to: 'server', text: 'requests'},
    {from: 'website', to: 'server', text: 'requests'},
    {from: 'server', to: 'database'},
  ],
  lanes: [{title: 'Your Strapi project', around: ['panel', 'server']}],
  wide: ['panel server database', '. website .'],
  narrow: ['panel .', 'server database', 'website .'],
});
