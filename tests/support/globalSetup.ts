import {env} from '../../config/env';
import {ensureNginx} from '../../host/servers/startNginx';

/**
 * Installs nginx once for all workers, because parallel installations would conflict. If it can't be installed, tests
 * that need it are skipped with that reason, except in CI, where it's required.
 */
export default function globalSetup(): void {
  try {
    ensureNginx();
  } catch (error) {
    if (env.CI !== '') {
      throw error;
    }
    console.log(`Tests of nginx are skipped. ${(error as Error).message}`);
  }
}
