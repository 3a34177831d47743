import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {replaceClientModules} from '../replaceClientModules';

/**
 * Keeps the site's state for the page view if the browser's storage is blocked, full or broken, with one warning in the
 * console. The original `createStorageSlot` (theme-common 3.10.2) loses values that can't be stored, so that a closed
 * announcement or a disabled shortcut comes back, and logs an error for each failed call.
 */
export default function storagePlugin(): Plugin {
  return {
    name: 'storage',
    configureWebpack: replaceClientModules({
      '@docusaurus/theme-common/lib/utils/storageUtils.js': path.join(__dirname, 'client/storageUtils.ts'),
    }),
  };
}
