export const PLUGIN_ID = 'backstage';
