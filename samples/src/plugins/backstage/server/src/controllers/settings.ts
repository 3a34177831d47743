import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.body = {
      data: await strapi.plugin('backstage').service('settings').get(),
      maxLength: strapi.plugin('backstage').config('maxLength'),
    };
  },

  async update(ctx: Context) {
    ctx.body = { data: await strapi.plugin('backstage').service('settings').set(ctx.request.body) };
  },
});
