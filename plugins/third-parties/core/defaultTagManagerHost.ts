/** Host of the tag manager's script, unless the configuration names another one. */
export const defaultTagManagerHost = 'https://www.googletagmanager.com';
