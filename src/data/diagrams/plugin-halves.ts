import {flow} from '../../lib/diagram';

export default flow({
  title: 'The two halves of a plugin, in the browser and on the server',
  caption: 'The halves of a plugin run on different computers. They only talk to each other by requests.',
  inWords: [
    'In the browser, the admin panel contains the admin half of the plugin: pages, panels and hooks.',
    'On the server, Strapi contains the server half: routes, services and content types.',
    'The admin half sends requests to the routes of the server half, below the plugin’s id, here `/backstage`.',
    'Only the server half reaches the database.',
  ],
  nodes: {
    admin: {title: 'Admin half', text: 'pages, panels, hooks', look: 'accent'},
    server: {title: 'Server half', text: 'routes, services, content types', look: 'accent'},
    database: {title: 'Database', look: 'quiet'},
  },
  arrows: [
    {from: 'admin', to: 'server', text: '`/backstage`'},
    {from: 'server', to: 'database'},
  ],
  lanes: [
    {title: 'Browser: admin panel', around: ['admin']},
    {title: 'Server: Strapi', around: ['server']},
  ],
  wide: ['admin server', '. database'],
  narrow: ['admin', 'server', 'database'],
});
