/** A child process that runs jobs of `checkStatically` until its parent disconnects (see ./StaticProcess.ts). */
import {checkStatically, type StaticJob} from './checkStatically';

process.on('message', (job: StaticJob) => {
  void checkStatically(job).then((problems) => process.send?.(problems));
});

// Timers that a sample's module started mustn't keep this process running.
process.on('disconnect', () => process.exit());
