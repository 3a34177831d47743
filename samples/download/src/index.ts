import type { Core } from '@strapi/strapi';
import { fillOnce } from './seed';

export default {
  register() {},

  /** The first start fills the empty database with the content that the documentation shows. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await fillOnce(strapi);
  },
};
