import {flow} from '../../lib/diagram';

export default flow({
  title: 'How a plugin’s data gets from the server to the admin panel',
  caption: 'The component requests the summary, and the server half counts the orders in the database.',
  inWords: [
    '`Summary.tsx`, in the admin half, requests `GET /kitchen/summary` from the server, with the administrator’s session.',
    'In the server half, a route checks who may see the data, and leads the request to the controller.',
    'The controller counts the open orders in the database.',
    'It returns the number to the component, as JSON.',
  ],
  nodes: {
    component: {title: 'Summary.tsx', text: '`GET /kitchen/summary`', look: 'accent'},
    route: {title: 'Route', text: '`admin.ts`'},
    controller: {title: 'Controller', text: '`summary.ts`'},
    database: {title: 'Database', look: 'quiet'},
  },
  arrows: [
    {from: 'component', to: 'route'},
    {from: 'route', to: 'controller'},
    {from: 'controller', to: 'database'},
  ],
  lanes: [
    {title: 'Browser: admin half', around: ['component']},
    {title: 'Server: server half', around: ['route', 'controller']},
  ],
  wide: ['component component .', 'route controller database'],
  narrow: ['component component', 'route controller', '. database'],
});
