import type { Core } from '@strapi/strapi';

export interface Settings {
  placeholder: string;
  showDone: boolean;
}

const DEFAULTS: Settings = { placeholder: 'What should the others know?', showDone: true };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const store = strapi.store({ type: 'plugin', name: 'backstage', key: 'settings' });

  return {
    async get(): Promise<Settings> {
      return { ...DEFAULTS, ...((await store.get({})) as object | null) };
    },

    async set({ placeholder, showDone }: Settings) {
      await store.set({ value: { placeholder: String(placeholder ?? ''), showDone: Boolean(showDone) } });
    },
  };
};
