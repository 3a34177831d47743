import {flow} from '../../lib/diagram';

export default flow({
  title: 'Where Document Service middlewares run',
  caption: 'Every call to the Document Service passes through its middlewares, wherever it comes from.',
  inWords: [
    'REST and GraphQL, the admin panel, and your own code call methods of the Document Service.',
    'Each call first runs your middlewares, in the order in which they were registered. `next()` goes on to the next one, then to the method.',
    'The method calls the Query Engine, which runs lifecycle hooks and writes rows of the database.',
    'The result goes back the same way, through the middlewares.',
  ],
  nodes: {
    apis: {title: 'REST, GraphQL', look: 'quiet'},
    panel: {title: 'Admin panel', look: 'quiet'},
    code: {title: 'Your own code', look: 'quiet'},
    middlewares: {title: 'Your middlewares', text: 'before and after the method', look: 'accent'},
    method: {title: 'Method', text: 'such as `update` or `publish`'},
    engine: {title: 'Query Engine', text: 'with lifecycle hooks for each row'},
  },
  arrows: [
    {from: 'apis', to: 'middlewares'},
    {from: 'panel', to: 'middlewares'},
    {from: 'code', to: 'middlewares'},
    {from: 'middlewares', to: 'method', text: '`next()`', both: true},
    {from: 'method', to: 'engine'},
  ],
  lanes: [{title: 'Document Service', around: ['middlewares', 'method']}],
  wide: ['apis  middlewares method engine', 'panel middlewares method engine', 'code  middlewares method engine'],
  narrow: ['apis middlewares', 'panel middlewares', 'code middlewares', '. method', '. engine'],
});
