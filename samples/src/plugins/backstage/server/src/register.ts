import type { Core } from '@strapi/strapi';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  strapi.documents.use(async (context, next) => {
    const result = await next();

    if (context.action === 'delete') {
      const { documentId } = context.params;
      const left = await strapi.db.query(context.uid).count({ where: { documentId } });

      if (left === 0) {
        await strapi.plugin('backstage').service('cleanup').deleteFor(context.uid, documentId);
      }
    }

    return result;
  });

  strapi.plugin('graphql')?.service('extension').shadowCRUD('plugin::backstage.note').disable();
};
