import type { Core } from '@strapi/strapi';

/** Deletes the notes of a document together with the document. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  strapi.documents.use(async (context, next) => {
    const result = await next();

    if (context.action === 'delete') {
      await strapi.plugin('backstage').service('note').deleteFor(context.uid, context.params.documentId);
    }

    return result;
  });
};
