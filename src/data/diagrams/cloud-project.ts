import {flow} from '../../lib/diagram';

export default flow({
  title: 'From a Git repository to a running app on Strapi Cloud',
  caption: 'A push becomes a deployment of an environment, which has its own database, files and variables.',
  inWords: [
    'Your computer has a Git repository or a folder. You push it, or upload it, to a project on Strapi Cloud.',
    'The project has at least one environment, called production.',
    'An environment builds deployments. The latest that succeeded is live, at a URL that ends in `strapiapp.com`.',
    'Each environment has its own database, files and variables.',
  ],
  nodes: {
    source: {title: 'Your computer', text: 'push a commit or upload a folder'},
    build: {title: 'Deployments', text: 'each is one build of the code'},
    live: {title: 'Live version', text: 'at its own URL', look: 'accent'},
    database: {title: 'Database', look: 'quiet'},
    files: {title: 'Files', look: 'quiet'},
    variables: {title: 'Variables', look: 'quiet'},
  },
  arrows: [
    {from: 'source', to: 'build'},
    {from: 'build', to: 'live'},
  ],
  lanes: [
    {title: 'Project on Strapi Cloud', around: ['build', 'live', 'database', 'files', 'variables']},
    {title: 'Environment: production', around: ['build', 'live', 'database', 'files', 'variables']},
  ],
  wide: ['source build live .', '. database files variables'],
  narrow: ['source source', 'build live', 'database files', 'variables .'],
});
