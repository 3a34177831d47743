import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {scriptJson} from '../../src/lib/scriptJson';
import type {PluginOptions} from './build/options';
import {listVendors} from './build/vendors';
import {settingsElementId, type ClientSettings, type GlobalData} from './core/types';

export {validateOptions, type Options} from './build/options';

/**
 * Adds third-party scripts according to the configuration; without any, the plugin does nothing. Every page contains
 * the settings as inert data, and the client module loads the scripts once the reader has agreed.
 */
export default function thirdPartiesPlugin(_context: LoadContext, options: PluginOptions): Plugin {
  const settings: ClientSettings = {vendors: listVendors(options), analytics: options.analytics};
  const needsConsent = settings.vendors.length > 0 || settings.analytics !== undefined;

  return {
    name: 'third-parties',
    contentLoaded({actions}) {
      actions.setGlobalData({needsConsent, game: options.game} satisfies GlobalData);
    },
    getClientModules() {
      return needsConsent ? [path.join(__dirname, 'client/index.ts')] : [];
    },
    injectHtmlTags() {
      if (!needsConsent) {
        return {};
      }
      return {
        postBodyTags: [
          {
            tagName: 'script',
            attributes: {type: 'application/json', id: settingsElementId},
            innerHTML: scriptJson(settings),
          },
        ],
      };
    },
  };
}
