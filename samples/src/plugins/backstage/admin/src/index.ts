import { Feather } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { NotesLink } from './components/NotesLink';
import { NotesPanel } from './components/NotesPanel';
import { permissions } from './permissions';
import { PLUGIN_ID } from './pluginId';
import { addNotesColumn } from './utils/addNotesColumn';
import { getTranslation } from './utils/getTranslation';

interface ContentManagerApis {
  addEditViewSidePanel(panels: Array<typeof NotesPanel>): void;
}

const plugin: StrapiApp['appPlugins'][string] = {
  register(app) {
    app.registerPlugin({ id: PLUGIN_ID, name: 'Backstage', injectionZones: { notes: { footer: [] } } });

    app.addMenuLink({
      to: `plugins/${PLUGIN_ID}`,
      icon: Feather,
      intlLabel: { id: getTranslation('name'), defaultMessage: 'Backstage' },
      permissions: permissions.read,
      Component: () => import('./pages/NotesPage'),
    });

    app.addSettingsLink('global', {
      id: PLUGIN_ID,
      to: PLUGIN_ID,
      intlLabel: { id: getTranslation('name'), defaultMessage: 'Backstage' },
      permissions: permissions.settings,
      Component: () => import('./pages/SettingsPage'),
    });

    app.widgets.register({
      id: 'open-notes',
      pluginId: PLUGIN_ID,
      icon: Feather,
      title: { id: getTranslation('widget.title'), defaultMessage: 'Open notes' },
      link: {
        label: { id: getTranslation('widget.link'), defaultMessage: 'All notes' },
        href: `/plugins/${PLUGIN_ID}`,
      },
      component: async () => (await import('./components/NotesWidget')).NotesWidget,
      permissions: permissions.read,
    });
  },

  bootstrap(app) {
    const contentManager = app.getPlugin('content-manager');

    contentManager.injectComponent('editView', 'right-links', {
      name: 'backstage-link',
      Component: NotesLink,
    });
    (contentManager.apis as unknown as ContentManagerApis).addEditViewSidePanel([NotesPanel]);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', addNotesColumn);
  },

  registerTrads({ locales }) {
    return Promise.all(
      locales.map(async (locale) => {
        try {
          const { default: texts } = await import(`./translations/${locale}.json`);
          const entries = Object.entries(texts as Record<string, string>);
          return {
            locale,
            data: Object.fromEntries(entries.map(([key, text]) => [getTranslation(key), text])),
          };
        } catch {
          return { locale, data: {} };
        }
      }),
    );
  },
};

export default plugin;
