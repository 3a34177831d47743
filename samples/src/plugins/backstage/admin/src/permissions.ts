export const permissions = {
  read: [{ action: 'plugin::backstage.read', subject: null }],
  write: [{ action: 'plugin::backstage.write', subject: null }],
  settings: [{ action: 'plugin::backstage.settings', subject: null }],
};
