/** A child process that does one job of `checkStatically` and ends (see ./inOwnProcess.ts). */
import {checkStatically, type StaticJob} from './checkStatically';

process.once('message', (job: StaticJob) => {
  void checkStatically(job).then((problems) => process.send?.(problems, () => process.disconnect()));
});
