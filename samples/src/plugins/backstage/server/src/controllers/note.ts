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
      const { text, targetType, targetId } = ctx.request.body;
      const { firstname, email } = ctx.state.user;
      const author = firstname ?? email;

      ctx.created({ data: await notes().create({ text, author, targetType, targetId }) });
    },

    async update(ctx: Context) {
      const note = await notes().setDone(ctx.params.documentId, ctx.request.body.done);

      if (!note) {
        return ctx.notFound('There is no such note');
      }
      ctx.body = { data: note };
    },
  };
};
