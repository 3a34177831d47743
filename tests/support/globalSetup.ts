import {ensureNginx} from '../../host/servers/startNginx';

/** Once for all workers, which would stand in each other's way in installing it. */
export default function globalSetup(): void {
  ensureNginx();
}
