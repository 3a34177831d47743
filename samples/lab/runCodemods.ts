/**
 * Runs codemods of the installed upgrade tool, each in a separate project, which it changes. Usage: node runCodemods.js
 * <JSON: [{"codemod": "…", "directory": "…"}]>
 */
import path from 'path';
import { modules } from '@strapi/upgrade';

interface Job {
  /** Name without version and type, such as `utils-public-interface`. */
  codemod: string;
  /** Absolute path of a folder with a `package.json`. */
  directory: string;
}

async function main(jobs: readonly Job[]): Promise<void> {
  const resources = path.join(path.dirname(require.resolve('@strapi/upgrade/package.json')), 'resources/codemods');
  const known = modules.codemodRepository
    .codemodRepositoryFactory(resources)
    .refresh()
    .findAll()
    .flatMap(({ codemods }) => codemods);
  for (const { codemod: name, directory } of jobs) {
    // One codemod assumes that the project is the current folder.
    process.chdir(directory);
    const codemods = known.filter((codemod) => codemod.format({ stripHyphens: false }) === name);
    await modules.project.projectFactory(directory).runCodemods(codemods, { dry: false });
  }
}

main(JSON.parse(process.argv[2] ?? '[]') as Job[]).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
