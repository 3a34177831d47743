import type { Core } from '@strapi/strapi';

export interface Settings {
  placeholder: string;
  showInList: boolean;
}

const DEFAULTS: Settings = { placeholder: 'What should the others know?', showInList: true };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const store = () => strapi.store({ type: 'plugin', name: 'backstage', key: 'settings' });

  return {
    async get(): Promise<Settings> {
      return { ...DEFAULTS, ...((await store().get({})) as Partial<Settings> | null) };
    },

    async set({ placeholder, showInList }: Settings): Promise<Settings> {
      const value = { placeholder: String(placeholder), showInList: Boolean(showInList) };
      await store().set({ value });
      return value;
    },

    async setDefaults() {
      if (!(await store().get({}))) {
        await store().set({ value: DEFAULTS });
      }
    },
  };
};
