import type { Context, Next } from 'koa';

export default () => async (ctx: Context, next: Next) => {
  await next();
  ctx.set('Cache-Control', 'no-store');
};
