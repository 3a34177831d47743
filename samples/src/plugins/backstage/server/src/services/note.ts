import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const NOTE = 'plugin::backstage.note' as UID.ContentType;

export interface Target {
  targetType?: string;
  targetId?: string;
}

export interface NewNote extends Target {
  text: string;
  author: string;
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find({ targetType, targetId }: Target) {
    const filters: object = {
      ...(targetType && { targetType: String(targetType) }),
      ...(targetId && { targetId: String(targetId) }),
    };

    return strapi.documents(NOTE).findMany({ filters, sort: 'done:asc,createdAt:desc' });
  },

  create({ text, author, targetType, targetId }: NewNote) {
    const maxLength = strapi.plugin('backstage').config<number>('maxLength');

    if (!text || text.length > maxLength) {
      throw new errors.ValidationError(`A note needs 1 to ${maxLength} characters`);
    }

    return strapi.documents(NOTE).create({ data: { text, author, targetType, targetId } as object });
  },

  setDone(documentId: string, done: boolean) {
    return strapi.documents(NOTE).update({ documentId, data: { done } as object });
  },

  countOpen() {
    return strapi.documents(NOTE).count({ filters: { done: false } as object });
  },
});
