import {readFileSync, writeFileSync} from 'node:fs';
import {setVersion} from './setVersion';

/**
 * Puts the samples application on another version of the CMS.
 *
 * @param manifest - its `package.json`
 * @param install - installs what that file says, and prints errors itself; returns whether that succeeded
 * @returns the version before
 * @throws Error when the version can't be installed; `package.json` is then as it was
 */
export function installVersion(manifest: string, version: string, install: () => boolean): string {
  const source = readFileSync(manifest, 'utf8');
  const {text, before} = setVersion(source, version);
  writeFileSync(manifest, text);
  if (!install()) {
    // Otherwise every later command would run the installed version under the name of the other one.
    writeFileSync(manifest, source);
    throw new Error(
      `npm can't install Strapi ${version}, so the samples stay on ${before}. npm's error is above. Choose a version that all @strapi packages in samples/package.json have: npm view @strapi/strapi versions`,
    );
  }
  return before;
}
