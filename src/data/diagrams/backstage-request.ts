import {flow} from '../../lib/diagram';

export default flow({
  title: 'How the page of Backstage gets the notes',
  caption: 'The page in the admin half requests the notes, and the server half reads them from the database.',
  inWords: [
    '`NotesPage.tsx`, in the admin half, requests `GET /backstage/notes` from the server.',
    'In the server half, a route leads the request to the controller.',
    'The controller calls the service.',
    'The service reads the notes from the database.',
  ],
  nodes: {
    page: {title: 'NotesPage.tsx', text: '`GET /backstage/notes`', look: 'accent'},
    route: {title: 'Route', text: '`admin.ts`'},
    controller: {title: 'Controller', text: '`note.ts`'},
    service: {title: 'Service', text: '`note.ts`'},
    database: {title: 'Database', look: 'quiet'},
  },
  arrows: [
    {from: 'page', to: 'route'},
    {from: 'route', to: 'controller'},
    {from: 'controller', to: 'service'},
    {from: 'service', to: 'database'},
  ],
  lanes: [
    {title: 'Browser: admin half', around: ['page']},
    {title: 'Server: server half', around: ['route', 'controller', 'service']},
  ],
  wide: ['page page .', 'route controller service', '. . database'],
  narrow: ['page page', 'route controller', '. service', '. database'],
});
