import {flow} from '../../lib/diagram';

export default flow({
  title: 'Two branches, each deployed to its own environment',
  caption: 'Each branch deploys to its own environment, so tests never touch the data of your readers.',
  inWords: [
    'A push to the branch `develop` deploys the environment staging.',
    'A push to the branch `main` deploys the environment production.',
    'Each of the two has its own database, files, variables and URL.',
  ],
  nodes: {
    develop: {title: 'Branch `develop`'},
    main: {title: 'Branch `main`'},
    staging: {title: 'staging', text: 'own database, files, variables, URL'},
    production: {title: 'production', text: 'own database, files, variables, URL', look: 'accent'},
  },
  arrows: [
    {from: 'develop', to: 'staging', text: 'push'},
    {from: 'main', to: 'production', text: 'push'},
  ],
  lanes: [
    {title: 'Git repository', around: ['develop', 'main']},
    {title: 'Strapi Cloud', around: ['staging', 'production']},
  ],
  wide: ['develop staging', 'main production'],
  narrow: ['develop staging', 'main production'],
});
