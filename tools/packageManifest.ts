import {z} from 'zod';

const versions = z.record(z.string(), z.string());

/** The fields of a `package.json` that this repository reads. All others are kept. */
export const packageManifest = z.looseObject({
  version: z.string().optional(),
  dependencies: versions.default({}),
  devDependencies: versions.default({}),
  scripts: z.record(z.string(), z.string()).optional(),
});

/** Part of a `package.json`, such as a sample may show. */
export const withDependencies = z.looseObject({dependencies: versions.optional()});

/** The `package.json` of an installed package, which always has a version. */
export const installedManifest = packageManifest.extend({version: z.string()});
