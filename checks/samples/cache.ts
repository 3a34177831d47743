import {createHash} from 'node:crypto';
import {access, mkdir, readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {applicationHash} from './lab/workspace';

const ROOT = path.resolve(__dirname, '../..');

/** What decides the result of a check that is worth keeping, as paths from the root of the repository. */
const CODE = {
  types: ['checks/samples/extract', 'checks/samples/typescript'],
  run: ['checks/samples/extract', 'checks/samples/lab', 'checks/samples/requests', 'plugins/javascript-tab'],
} as const;

export type KeptCheck = keyof typeof CODE;

/** What passed in earlier runs, by the content of what was checked, of the samples application and of the check's code. */
export class Cache {
  private constructor(
    private readonly directory: string,
    private readonly bases: Readonly<Record<KeptCheck, string>>,
  ) {}

  static async open(directory: string): Promise<Cache> {
    await mkdir(directory, {recursive: true});
    const application = await applicationHash();
    return new Cache(directory, {
      types: `${application}${await codeHash(CODE.types)}`,
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

async function codeHash(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const directory = path.join(ROOT, folder);
    const names = (await readdir(directory, {recursive: true})).filter(
      (name) => name.endsWith('.ts') && !name.includes('__tests__'),
    );
    for (const name of names.sort()) {
      hash.update(name).update(await readFile(path.join(directory, name)));
    }
  }
  return hash.digest('hex');
}
