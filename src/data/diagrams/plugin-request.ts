import {flow} from '../../lib/diagram';

export default flow({
  title: 'The parts of a plugin that a request passes through',
  caption: 'The parts that a request passes through. A plugin needs only a route and a controller.',
  inWords: [
    'The route matches the URL and says who may call it.',
    'Policies decide whether this request is allowed.',
    'Middlewares wrap the rest, and can change the response.',
    'The controller reads the HTTP request and makes the response.',
    'The service has the rules and the queries.',
    'The content type is a table in the database.',
  ],
  nodes: {
    route: {title: 'Route', text: 'who may call it'},
    policies: {title: 'Policies', text: 'is this request allowed?'},
    middlewares: {title: 'Middlewares', text: 'can change the response'},
    controller: {title: 'Controller', text: 'HTTP in, HTTP out', look: 'accent'},
    service: {title: 'Service', text: 'rules and queries'},
    type: {title: 'Content type', text: 'a table in the database', look: 'quiet'},
  },
  arrows: [
    {from: 'route', to: 'policies'},
    {from: 'policies', to: 'middlewares'},
    {from: 'middlewares', to: 'controller'},
    {from: 'controller', to: 'service'},
    {from: 'service', to: 'type'},
  ],
  wide: ['route policies middlewares', 'type service controller'],
  narrow: ['route policies', 'controller middlewares', 'service type'],
});
