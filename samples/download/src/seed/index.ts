import type { Core } from '@strapi/strapi';
import { fullAccessKey, readOnlyKey } from './data';
import { useIdsOf } from './deterministic';
import { seed } from './seed';

/** Fills the database, unless that was done before. Delete `.tmp/data.db` and start again to have it fresh. */
export async function fillOnce(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.db.query('plugin::users-permissions.role');
  if (await roles.findOne({ where: { type: 'moderator' } })) {
    return;
  }
  const release = useIdsOf(strapi);
  await seed(strapi);
  release();
  strapi.log.info('The restaurant guide is ready. Sign in with admin@example.com and Admin-secret-1.');
  strapi.log.info(`API tokens: "${fullAccessKey}" (full access) and "${readOnlyKey}" (read-only).`);
}
