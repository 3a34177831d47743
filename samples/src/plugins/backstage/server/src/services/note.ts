import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const NOTE = 'plugin::backstage.note';
const DAY = 24 * 60 * 60 * 1000;

export interface Target {
  targetType?: string;
  targetId?: string;
}

export interface Note extends Target {
  documentId: string;
  text: string;
  author: string;
  done: boolean;
}

/** The part of the Document Service that is used here; its own types know the content types of a project only. */
interface Documents {
  findMany(params: object): Promise<Note[]>;
  create(params: { data: Partial<Note> }): Promise<Note>;
  update(params: { documentId: string; data: Partial<Note> }): Promise<Note | null>;
  count(params: object): Promise<number>;
}

const documents = (strapi: Core.Strapi) => strapi.documents(NOTE as UID.ContentType) as unknown as Documents;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The notes of one document, or of all; open ones first. */
  find({ targetType, targetId }: Target) {
    const filters = { ...(targetType && { targetType }), ...(targetId && { targetId }) };
    return documents(strapi).findMany({ filters, sort: ['done:asc', 'createdAt:desc'], limit: 100 });
  },

  create({ text, author, targetType, targetId }: Target & { text?: string; author: string }) {
    const maxLength = strapi.plugin('backstage').config<number>('maxLength');
    if (!text || text.length > maxLength) {
      throw new errors.ValidationError(`text has to have 1 to ${maxLength} characters`);
    }
    return documents(strapi).create({ data: { text, author, targetType, targetId } });
  },

  setDone(documentId: string, done: boolean) {
    return documents(strapi).update({ documentId, data: { done } });
  },

  countOpen() {
    return documents(strapi).count({ filters: { done: false } });
  },

  async deleteFor(targetType: string, targetId: string) {
    await strapi.db.query(NOTE).deleteMany({ where: { targetType, targetId } });
  },

  /** Deletes notes that have been done for longer than the configuration says. */
  async cleanUp(now = Date.now()) {
    const keepDays = strapi.plugin('backstage').config<number>('keepDays');
    if (keepDays > 0) {
      const before = new Date(now - keepDays * DAY);
      await strapi.db.query(NOTE).deleteMany({ where: { done: true, updatedAt: { $lt: before } } });
    }
  },
});
