/** Where the tag manager's script comes from, unless the configuration names another host. */
export const defaultTagManagerHost = 'https://www.googletagmanager.com';
