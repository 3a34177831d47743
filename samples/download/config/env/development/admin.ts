import type { Core } from '@strapi/strapi';

/** Scripts that readers save in the project's folder and run with `node` don't restart Strapi. */
const config = (): Partial<Core.Config.Admin> => ({
  watchIgnoreFiles: ['**/*.mjs'],
});

export default config;
