import {createHash} from 'node:crypto';
import {access, mkdir, readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {applicationHash} from './lab/workspace';

const ROOT = path.resolve(__dirname, '../..');

/** What decides the result of a check that is worth keeping, as paths from the root of the repository. */
const CODE = {
  types: ['checks/samples/extract', 'checks/samples/typescript'],
  modules: ['checks/samples/extract', 'checks/samples/javascript', 'plugins/javascript-tab'],
  run: [
    'checks/samples/extract',
    'checks/samples/javascript',
    'checks/samples/lab',
    'checks/samples/requests',
    'plugins/javascript-tab',
  ],
} as const;

/** Packages that compile, format and bundle samples. Those of the samples application are part of its own hash. */
export const TOOLS = ['esbuild', 'prettier', 'ts-blank-space', 'typescript'] as const;

export type KeptCheck = keyof typeof CODE;

/** What passed in earlier runs, by the content of what was checked, of the samples application and of the check's code. */
export class Cache {
  private constructor(
    private readonly directory: string,
    private readonly bases: Readonly<Record<KeptCheck, string>>,
  ) {}

  /**
   * @param directory - folder of the results; made when it doesn't exist
   * @param tools - versions of everything that handles samples and isn't code of this repository
   */
  static async open(directory: string, tools?: string): Promise<Cache> {
    await mkdir(directory, {recursive: true});
    const application = `${await applicationHash()}${tools ?? (await toolVersions())}`;
    return new Cache(directory, {
      types: `${application}${await codeHash(CODE.types)}`,
      modules: `${application}${await codeHash(CODE.modules)}`,
      run: `${application}${await codeHash(CODE.run)}`,
    });
  }

  keyOf(check: KeptCheck, ...parts: readonly string[]): string {
    return createHash('sha256')
      .update([this.bases[check], ...parts].join('\0'))
      .digest('hex')
      .slice(0, 32);
  }

  async passed(key: string): Promise<boolean> {
    return access(path.join(this.directory, key)).then(
      () => true,
      () => false,
    );
  }

  async keep(key: string): Promise<void> {
    await writeFile(path.join(this.directory, key), '');
  }
}

/** Versions of Node.js and of the packages in `TOOLS`, as they are installed. */
export async function toolVersions(): Promise<string> {
  const versions = await Promise.all(
    TOOLS.map(async (name) => {
      const manifest = await readFile(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8');
      return `${name}@${(JSON.parse(manifest) as {version: string}).version}`;
    }),
  );
  return [`node@${process.version}`, ...versions].join(' ');
}

async function codeHash(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const directory = path.join(ROOT, folder);
    const names = (await readdir(directory, {recursive: true})).filter(
      (name) => /\.m?[jt]s$/.test(name) && !name.includes('__tests__'),
    );
    for (const name of names.sort()) {
      hash.update(name).update(await readFile(path.join(directory, name)));
    }
  }
  return hash.digest('hex');
}
