import {env} from '../../config/env';
import {ensureNginx} from '../../host/servers/startNginx';

/**
 * Once for all workers, which would stand in each other's way in installing it. Where nginx can't be installed, tests that
 * need it skip and say so; continuous integration has to have it.
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
