import {flow} from '../../lib/diagram';

export default flow({
  title: 'The requests of the example, and the recipe that changes each part',
  caption: 'What happens to the three requests, and the recipe that each part belongs to.',
  inWords: [
    '`POST /api/reviews`: authentication finds out who writes (recipe Authentication); a policy asks whether this user has reviewed the restaurant before (recipe Policies); the controller puts the author in, and a service saves the review and thanks the author (recipe Services and controllers).',
    '`GET /api/restaurants/…/reviews`: a custom route leads to the reviews of a restaurant (recipe Routes).',
    '`GET /api/articles/:id`: a middleware counts the visit (recipe Middlewares).',
  ],
  nodes: {
    post: {title: 'New review', text: '`POST /api/reviews`', look: 'quiet'},
    list: {title: 'Reviews of a restaurant', text: '`GET …/reviews`', look: 'quiet'},
    article: {title: 'Article', text: '`GET /api/articles/:id`', look: 'quiet'},
    auth: {title: 'Authentication', text: 'who is it?', look: 'accent'},
    policy: {title: 'Policies', text: 'reviewed it before?', look: 'accent'},
    code: {title: 'Services and controllers', text: 'set the author, save, say thanks', look: 'accent'},
    route: {title: 'Routes', text: 'a new URL', look: 'accent'},
    middleware: {title: 'Middlewares', text: 'count the visit', look: 'accent'},
  },
  arrows: [
    {from: 'post', to: 'auth'},
    {from: 'auth', to: 'policy'},
    {from: 'policy', to: 'code'},
    {from: 'list', to: 'route'},
    {from: 'article', to: 'middleware'},
  ],
  wide: ['post list article', 'auth route middleware', 'policy . .', 'code . .'],
  narrow: ['post auth', '. policy', '. code', 'list route', 'article middleware'],
});
