import {flow} from '../../lib/diagram';

export default flow({
  title: 'How content gets from an editor to websites and apps',
  caption: 'Editors write content once. Each website or app shows it in its own design.',
  inWords: [
    'In the Content-Type Builder, a developer describes what a restaurant is. From the description, Strapi makes a form and endpoints.',
    'In the Content Manager, an editor fills in the form and publishes the restaurant.',
    'The Content API, REST or GraphQL, returns what is published to every website and app that may read it.',
    'The Content-Type Builder, the Content Manager and the Content API are parts of Strapi. The websites and apps are yours.',
  ],
  nodes: {
    builder: {title: 'Content-Type Builder', text: 'a developer describes a restaurant'},
    manager: {title: 'Content Manager', text: 'an editor writes and publishes it'},
    api: {title: 'Content API', text: 'REST or GraphQL', look: 'accent'},
    website: {title: 'Website', look: 'quiet'},
    app: {title: 'Mobile app', look: 'quiet'},
  },
  arrows: [
    {from: 'builder', to: 'manager', text: 'form'},
    {from: 'builder', to: 'api', text: 'endpoints'},
    {from: 'manager', to: 'api', text: 'content'},
    {from: 'api', to: 'website'},
    {from: 'api', to: 'app'},
  ],
  lanes: [{title: 'Strapi', around: ['builder', 'manager', 'api']}],
  wide: ['builder api website', 'manager api app'],
  narrow: ['builder manager', 'api api', 'website app'],
});
