import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

/** Lets a request through whose body names a content type that exists. */
export default (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  ctx.request.body?.targetType in strapi.contentTypes;
