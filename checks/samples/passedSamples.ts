import path from 'node:path';
import {installedManifest} from '../../tools/packageManifest';
import {readJsonSync} from '../../tools/readJson';
import {DiskCache, keyOf} from '../../tools/diskCache';
import {hashFiles} from '../../tools/hashFiles';
import {applicationHash} from '../shared/lab/workspace';
import type {Sample} from '../shared/samples/types';

const root = path.resolve(__dirname, '../..');

/** The code that each check imports. */
const shared = [
  'checks/shared/cms/parameters.ts',
  'checks/shared/didYouMean.ts',
  'checks/shared/lab',
  'checks/shared/problem.ts',
  'checks/shared/readSources.ts',
  'checks/shared/samples',
  'src/lib/code',
  'src/lib/nearestName.ts',
] as const;

/** The files that determine the result of each cached check, as paths from the root of the repository. */
export const codeOfChecks = {
  types: [...shared, 'checks/samples/typescript', 'plugins/javascript-tab'],
  modules: [...shared, 'checks/samples/javascript', 'plugins/javascript-tab'],
  run: [
    ...shared,
    'checks/samples/client',
    'checks/samples/javascript',
    'checks/samples/requests',
    'plugins/javascript-tab',
    'plugins/request-samples',
  ],
} as const;

/** Packages that compile, format and bundle samples. The samples application's packages are part of its own hash. */
const tools = ['esbuild', 'prettier', 'ts-blank-space', 'typescript'] as const;

export type KeptCheck = keyof typeof codeOfChecks;

/** Cached passes, keyed by the content of what was checked, the samples application and the check's code. */
export class PassedSamples {
  readonly #cache: DiskCache;
  readonly #application: string;

  /**
   * @param directory - folder of the results
   * @param tools - versions of everything outside this repository that processes samples
   */
  constructor(directory: string, tools = toolVersions()) {
    this.#cache = new DiskCache(directory);
    this.#application = `${applicationHash()} ${tools}`;
  }

  keyOf(check: KeptCheck, ...parts: readonly string[]): string {
    return keyOf(check, this.#application, hashFiles(codeOfChecks[check]), ...parts);
  }

  has(key: string): boolean {
    return this.#cache.has(key);
  }

  keep(key: string): void {
    this.#cache.keep(key);
  }
}

/** Everything that checks know about samples, except for their position. */
export function textOf(samples: readonly Sample[]): string {
  return JSON.stringify(samples.map(({kind, lang, meta, text}) => [kind, lang, [...meta.flags], meta.values, text]));
}

/** Installed versions of Node.js and of the packages in `tools`. */
export function toolVersions(): string {
  const versions = tools.map((name) => {
    const {version} = readJsonSync(path.join(root, 'node_modules', name, 'package.json'), installedManifest);
    return `${name}@${version}`;
  });
  return [`node@${process.version}`, ...versions].join(' ');
}
