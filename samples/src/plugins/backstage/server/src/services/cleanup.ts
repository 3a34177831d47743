import type { Core } from '@strapi/strapi';

const NOTE = 'plugin::backstage.note';
const DAY = 24 * 60 * 60 * 1000;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async deleteFor(targetType: string, targetId: string) {
    await strapi.db.query(NOTE).deleteMany({ where: { targetType, targetId } });
  },

  async deleteOld(now = Date.now()) {
    const keepDays = strapi.plugin('backstage').config<number>('keepDays');

    if (keepDays > 0) {
      const before = new Date(now - keepDays * DAY);
      await strapi.db.query(NOTE).deleteMany({ where: { done: true, updatedAt: { $lt: before } } });
    }
  },
});
