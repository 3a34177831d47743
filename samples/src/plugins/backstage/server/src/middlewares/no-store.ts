import type { Context, Next } from 'koa';

/** Keeps browsers and proxies from storing the answer. */
export default () => async (ctx: Context, next: Next) => {
  await next();
  ctx.set('Cache-Control', 'no-store');
};
