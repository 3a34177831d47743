import {sequence} from '../../lib/diagram';

export default sequence({
  title: 'Messages between front end, Strapi and provider when someone signs in',
  caption:
    'The browser goes from your front end to Strapi, to the provider, and back. Only the last request gets a token.',
  inWords: [
    'The front end sends the browser to `/api/connect/github` of Strapi.',
    'Strapi redirects the browser to GitHub, where the user signs in and agrees.',
    'GitHub redirects the browser to `/api/connect/github/callback` of Strapi.',
    'Strapi fetches a token from GitHub.',
    'Strapi keeps the token in a session cookie, and redirects the browser to a page of the front end.',
    'This page requests `/api/auth/github/callback`, and the browser sends the cookie along.',
    'Strapi reads the profile from GitHub, and finds or creates the user.',
    'Strapi responds with a JWT.',
  ],
  participants: {site: 'Front end', strapi: 'Strapi', provider: 'GitHub'},
  messages: [
    {from: 'site', to: 'strapi', text: 'Opens `/api/connect/github`'},
    {from: 'strapi', to: 'provider', text: 'Redirects: the user signs in'},
    {from: 'provider', to: 'strapi', text: 'Redirects to `…/callback`'},
    {from: 'strapi', to: 'provider', text: 'Fetches a token'},
    {from: 'strapi', to: 'site', text: 'Redirects with a session cookie'},
    {from: 'site', to: 'strapi', text: 'Requests `/api/auth/github/callback`'},
    {from: 'strapi', to: 'provider', text: 'Reads the profile'},
    {from: 'strapi', to: 'site', text: 'Responds with a JWT'},
  ],
});
