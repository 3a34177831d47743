import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const settings = () => strapi.plugin('backstage').service('settings');

  return {
    async find(ctx: Context) {
      const maxLength = strapi.plugin('backstage').config('maxLength');

      ctx.body = { data: await settings().get(), maxLength };
    },

    async update(ctx: Context) {
      await settings().set(ctx.request.body);
      ctx.body = { data: await settings().get() };
    },
  };
};
