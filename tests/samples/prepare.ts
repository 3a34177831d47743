import {readCommandTrees} from '../../checks/shared/cms/readCommandTrees';
import {readRunning} from '../../checks/shared/cms/readRunning';
import {ensureInstalled} from '../../checks/shared/lab/install';
import {Lab} from '../../checks/shared/lab/lab';

/** Makes, once, what several test files read from the cache of the samples application, which run at the same time. */
export default async function prepare(): Promise<void> {
  await ensureInstalled();
  const seeding = Lab.start().then((lab) => lab.stop());
  await Promise.all([seeding.then(readRunning), readCommandTrees()]);
}
