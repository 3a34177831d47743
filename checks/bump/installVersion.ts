import {readFileSync, writeFileSync} from 'node:fs';
import {setVersion} from './setVersion';

/**
 * Installs another version of the CMS in the samples application.
 *
 * @param manifest - its `package.json`
 * @param install - installs what that file says, and prints errors itself; returns whether that succeeded
 * @returns the previous version
 * @throws Error if the version can't be installed; `package.json` is then restored
 */
export function installVersion(manifest: string, version: string, install: () => boolean): string {
  const source = readFileSync(manifest, 'utf8');
  const {text, before} = setVersion(source, version);
  writeFileSync(manifest, text);
  if (!install()) {
    // Otherwise, later commands would report another version than the installed one.
    writeFileSync(manifest, source);
    throw new Error(
      `npm can't install Strapi ${version}, so the samples stay on ${before}. npm's error is above. Choose a version that all @strapi packages in samples/package.json have: npm view @strapi/strapi versions`,
    );
  }
  return before;
}
