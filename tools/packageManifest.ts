import {z} from 'zod';

const versions = z.record(z.string(), z.string());

/** What this repository reads of a `package.json`. Everything else in it is kept. */
export const packageManifest = z.looseObject({
  version: z.string().optional(),
  dependencies: versions.default({}),
  devDependencies: versions.default({}),
  scripts: z.record(z.string(), z.string()).optional(),
});

/** A part of a `package.json`, such as a sample shows. */
export const withDependencies = z.looseObject({dependencies: versions.optional()});

/** The `package.json` of an installed package, which always has a version. */
export const installedManifest = packageManifest.extend({version: z.string()});
