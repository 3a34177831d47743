export default {
  type: 'content-api',
  routes: [
    {
      method: 'GET',
      path: '/summary',
      handler: 'summary.find',
      config: { middlewares: ['plugin::backstage.no-store'] },
    },
  ],
};
