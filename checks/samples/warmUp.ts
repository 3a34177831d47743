import {declarationsOf} from './checkSamples';
import type {Workers} from './workers';

/** Code that makes the compiler read the type declarations of the server and of the admin panel. */
const page = {
  file: 'warm-up.mdx',
  source: [
    '```ts title="src/index.ts"',
    "import type { Core } from '@strapi/strapi';",
    'export default { register({ strapi }: { strapi: Core.Strapi }) { strapi.log.info("ready"); } };',
    '```',
    '```tsx title="src/admin/app.tsx"',
    "import type { StrapiApp } from '@strapi/strapi/admin';",
    'export default { bootstrap(app: StrapiApp) { return app; } };',
    '```',
  ].join('\n'),
};

/** Preloads what checks of any page may need, so that the first check doesn't wait for packages to load and compile. */
export async function warmUp({labs, statics}: Workers): Promise<void> {
  const declarations = await declarationsOf(labs);
  const application = async (): Promise<void> => {
    await labs.plain();
    // Its process is kept for the next application with a page's files.
    const lab = await labs.withFiles([], true);
    await lab.stop();
  };
  await Promise.all([application(), statics.check({sources: [page], files: [page.file], declarations})]);
}
