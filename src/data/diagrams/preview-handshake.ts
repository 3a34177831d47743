import {sequence} from '../../lib/diagram';

export default sequence({
  title: 'Messages between admin panel, Strapi and website when an editor opens a preview',
  caption: 'The secret travels in the URL once. After that, the cookie tells your website to show drafts.',
  inWords: [
    'The admin panel asks Strapi for the preview of a document.',
    'Strapi calls your handler, which returns a URL of the website with a secret.',
    'The admin panel opens this URL in a frame.',
    'The website checks the secret, sets a cookie, and redirects to the page.',
    'The page asks Strapi for the document with `status=draft`.',
    'Strapi responds with the draft, and the editor sees it in the frame.',
  ],
  participants: {panel: 'Admin panel', strapi: 'Strapi', site: 'Website'},
  messages: [
    {from: 'panel', to: 'strapi', text: 'Which page shows this document?'},
    {from: 'strapi', to: 'panel', text: 'Handler: a URL with the secret'},
    {from: 'panel', to: 'site', text: 'Opens the URL in a frame'},
    {from: 'site', to: 'site', text: 'Checks the secret, sets a cookie, redirects to the page'},
    {from: 'site', to: 'strapi', text: 'Requests `status=draft`'},
    {from: 'strapi', to: 'site', text: 'Responds with the draft'},
  ],
});
