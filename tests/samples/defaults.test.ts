import {describe, expect, it} from 'vitest';
import {readDefaults} from '../../checks/shared/cms/readDefaults';

describe('readDefaults', () => {
  it('reads defaults of the server, of middlewares, of plugins, and where a value is read', async () => {
    expect(await readDefaults()).toMatchObject({
      'server.port': 1337,
      'strapi::cors.maxAge': 31_536_000,
      'strapi::security.hsts.includeSubDomains': true,
      'strapi::session.maxAge': 86_400_000,
      'upload.sizeLimit': 1_000_000_000,
      'admin.url': '/admin',
    });
  }, 60_000);
});
