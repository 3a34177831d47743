import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {replaceClientModule} from '../replaceClientModule';

/**
 * Makes the site's state last for the page view where the browser's storage is blocked, full or broken, with one warning
 * on the console. Upstream's `createStorageSlot` (theme-common 3.10.2) forgets what storage doesn't take, so that a closed
 * announcement or a switched-off shortcut comes back, and logs an error for each call that throws.
 */
export default function storagePlugin(): Plugin {
  return {
    name: 'storage',
    configureWebpack: replaceClientModule(
      '@docusaurus/theme-common/lib/utils/storageUtils.js',
      path.join(__dirname, 'client/storageUtils.ts'),
    ),
  };
}
