import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

export default (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const { targetType } = ctx.request.body;

  return targetType === undefined || Object.keys(strapi.contentTypes).includes(targetType);
};
