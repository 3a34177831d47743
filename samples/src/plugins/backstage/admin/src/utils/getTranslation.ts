import { PLUGIN_ID } from '../pluginId';

/** The key of a text of this plugin, unlike the keys of other plugins. */
export const getTranslation = (key: string) => `${PLUGIN_ID}.${key}`;
