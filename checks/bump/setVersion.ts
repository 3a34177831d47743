import {packageManifest} from '../../tools/packageManifest';
import {parseJson} from '../../tools/readJson';

/** Strapi packages that are versioned separately. */
const ownVersion = ['@strapi/client', '@strapi/sdk-plugin'];

/**
 * Sets the version of the CMS in the text of a `package.json`: for every dependency with the same version
 * as `@strapi/strapi`.
 *
 * @returns the new text, and the previous version
 * @throws Error if the manifest doesn't depend on `@strapi/strapi`, or `version` is not an exact version
 */
export function setVersion(manifest: string, version: string): {text: string; before: string} {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
    throw new Error(`"${version}" is not an exact version, such as 5.55.0`);
  }
  const {dependencies, devDependencies} = parseJson(manifest, packageManifest, 'The package.json');
  const before = dependencies['@strapi/strapi'];
  if (!before) {
    throw new Error('the manifest has no dependency @strapi/strapi');
  }
  const listed = {...dependencies, ...devDependencies};
  const isOfCms = (name: string): boolean => listed[name] === before && !ownVersion.includes(name);
  // Not from the validated value, whose keys are in another order.
  const changed: unknown = JSON.parse(manifest, (name, value: unknown) =>
    value === before && isOfCms(name) ? version : value,
  );
  return {text: `${JSON.stringify(changed, null, 2)}\n`, before};
}
