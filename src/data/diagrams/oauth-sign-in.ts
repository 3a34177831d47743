import {sequence} from '../../lib/diagram';

export default sequence({
  title: 'Messages between front end, Strapi and provider when someone signs in',
  caption:
    'The browser goes from your front end to Strapi, to the provider, and back. Only the last response has a token for your front end.',
  inWords: [
    'The front end sends the browser to `/api/connect/github` of Strapi, which redirects it to GitHub.',
    'The user signs in at GitHub and agrees to share their profile.',
    'GitHub redirects the browser to `/api/connect/github/callback` of Strapi, and Strapi fetches a token from GitHub.',
    'Strapi keeps this token in a session cookie, and redirects the browser to a page of the front end.',
    'This page requests `/api/auth/github/callback`, and the browser sends the cookie along. Strapi reads the profile from GitHub, finds or creates the user, and responds with a JWT.',
  ],
  participants: {site: 'Front end', strapi: 'Strapi', provider: 'GitHub'},
  messages: [
    {from: 'site', to: 'strapi', step: 1, text: 'Opens `/api/connect/github`'},
    {from: 'strapi', to: 'provider', step: 1, text: 'Redirects to the sign-in page'},
    {from: 'provider', to: 'provider', step: 2, text: 'The user signs in'},
    {from: 'provider', to: 'strapi', step: 3, text: 'Redirects to `…/callback`'},
    {from: 'strapi', to: 'provider', step: 3, text: 'Fetches a token'},
    {from: 'strapi', to: 'site', step: 4, text: 'Redirects with a session cookie'},
    {from: 'site', to: 'strapi', step: 5, text: 'Requests `/api/auth/github/callback`'},
    {from: 'strapi', to: 'provider', step: 5, text: 'Reads the profile'},
    {from: 'strapi', to: 'site', step: 5, text: 'Responds with a JWT'},
  ],
});
