/**
 * Runs codemods of the installed upgrade tool, each over a project of its own, which it changes.
 * Usage: node runCodemods.js <JSON: [{"codemod": "…", "directory": "…"}]>
 */
import path from 'path';
import { modules } from '@strapi/upgrade';

interface Job {
  /** Name without version and kind, such as `utils-public-interface`. */
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
    // One codemod takes the project to be the current folder.
    process.chdir(directory);
    const codemods = known.filter((codemod) => codemod.format({ stripHyphens: false }) === name);
    await modules.project.projectFactory(directory).runCodemods(codemods, { dry: false });
  }
}

main(JSON.parse(process.argv[2] ?? '[]') as Job[]).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
