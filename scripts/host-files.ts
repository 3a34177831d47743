import path from 'node:path';
import {writeHostFiles} from './lib/hostFiles';

/** `npm run build` ends with this: completes build/ with what hosts need. */
writeHostFiles(path.resolve('build')).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
