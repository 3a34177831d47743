import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import { Message } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { NotesLink } from './components/NotesLink';
import { NotesPanel } from './components/NotesPanel';
import { permissions } from './permissions';
import { addNotesColumn } from './utils/addNotesColumn';

const name = { id: 'backstage.name', defaultMessage: 'Backstage' };

const plugin: StrapiApp['appPlugins'][string] = {
  register(app) {
    app.registerPlugin({ id: 'backstage', name: 'Backstage' });

    app.addMenuLink({
      to: 'plugins/backstage',
      icon: Message,
      intlLabel: name,
      permissions: permissions.read,
      Component: () => import('./pages/NotesPage'),
    });

    app.addSettingsLink('global', {
      id: 'backstage',
      to: 'backstage',
      intlLabel: name,
      permissions: permissions.settings,
      Component: () => import('./pages/SettingsPage'),
    });

    app.widgets.register({
      id: 'open-notes',
      pluginId: 'backstage',
      icon: Message,
      title: { id: 'backstage.widget.title', defaultMessage: 'Open notes' },
      link: {
        label: { id: 'backstage.all', defaultMessage: 'All notes' },
        href: '/plugins/backstage',
      },
      component: async () => (await import('./components/NotesWidget')).NotesWidget,
      permissions: permissions.read,
    });
  },

  bootstrap(app) {
    const contentManager = app.getPlugin('content-manager');
    const apis = contentManager.apis as ContentManagerPlugin['config']['apis'];

    apis.addEditViewSidePanel([NotesPanel]);
    contentManager.injectComponent('editView', 'right-links', {
      name: 'backstage-link',
      Component: NotesLink,
    });
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', addNotesColumn);
  },

  registerTrads({ locales }) {
    return Promise.all(
      locales.map(async (locale) => {
        try {
          const { default: data } = await import(`./translations/${locale}.json`);
          return { locale, data };
        } catch {
          return { locale, data: {} };
        }
      }),
    );
  },
};

export default plugin;
