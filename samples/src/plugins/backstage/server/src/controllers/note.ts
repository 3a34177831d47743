import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const notes = () => strapi.plugin('backstage').service('note');

  return {
    async find(ctx: Context) {
      const { targetType, targetId } = ctx.query;
      ctx.body = { data: await notes().find({ targetType, targetId }) };
    },

    async create(ctx: Context) {
      const { firstname, email } = ctx.state.user;
      const data = await notes().create({ ...ctx.request.body, author: firstname ?? email });
      ctx.created({ data });
    },

    async update(ctx: Context) {
      const data = await notes().setDone(ctx.params.documentId, ctx.request.body.done);
      if (!data) {
        return ctx.notFound('There is no such note');
      }
      ctx.body = { data };
    },
  };
};
