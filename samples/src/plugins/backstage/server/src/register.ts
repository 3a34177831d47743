import type { Core } from '@strapi/strapi';

/** Deletes the notes of a document together with the last language of the document. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  strapi.documents.use(async (context, next) => {
    const result = await next();

    if (context.action === 'delete') {
      const { documentId } = context.params;
      const left = await strapi.db.query(context.uid).count({ where: { documentId } });

      if (left === 0) {
        await strapi.plugin('backstage').service('note').deleteFor(context.uid, documentId);
      }
    }

    return result;
  });
};
