import {sequence} from '../../lib/diagram';

export default sequence({
  title: 'Messages between admin panel, Strapi and website when an editor opens a preview',
  caption: 'The secret travels in the URL once. After that, the cookie tells your website to show drafts.',
  inWords: [
    'An editor clicks Open preview. The admin panel asks Strapi, which calls your handler.',
    'The handler returns a URL of the website with a secret, and the admin panel opens it in a frame.',
    'The website checks the secret, sets a cookie, and redirects to the page.',
    'The page asks Strapi for the document with `status=draft`, and Strapi responds with the draft.',
  ],
  participants: {panel: 'Admin panel', strapi: 'Strapi', site: 'Website'},
  messages: [
    {from: 'panel', to: 'strapi', step: 1, text: 'Which page shows this document?'},
    {from: 'strapi', to: 'panel', step: 2, text: 'Handler: a URL with the secret'},
    {from: 'panel', to: 'site', step: 2, text: 'Opens the URL in a frame'},
    {from: 'site', to: 'site', step: 3, text: 'Checks the secret, sets a cookie, redirects to the page'},
    {from: 'site', to: 'strapi', step: 4, text: 'Requests `status=draft`'},
    {from: 'strapi', to: 'site', step: 4, text: 'Responds with the draft'},
  ],
});
