import {randomBytes} from 'node:crypto';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {withDependencies} from '../../../tools/packageManifest';
import {parseJson} from '../../../tools/readJson';
import {labScript} from '../../shared/lab/labScript';
import {runNode} from '../../shared/lab/runNode';
import {samplesFolder} from '../../shared/lab/workspace';

/** A file of a Strapi 4 project, and the codemod to run on it. */
export interface CodemodCase {
  codemod: string;
  /** Path inside the project. The tool reads `src`, `config`, `public` and `package.json`. */
  file: string;
  text: string;
}

const projectParts = {name: 'sample', version: '0.1.0', dependencies: {'@strapi/strapi': '4.25.0'}};

/**
 * Runs the installed upgrade tool's codemods in one separate process, which takes about 3 s. Each case gets a project
 * that only contains a `package.json` and the file.
 *
 * @returns text of each case's file afterwards, in the order of the cases
 * @throws Error with the tool's output if a codemod fails
 */
export async function runCodemods(cases: readonly CodemodCase[]): Promise<string[]> {
  const root = path.join(samplesFolder, '.tmp', `codemods-${randomBytes(6).toString('hex')}`);
  await mkdir(root, {recursive: true});
  try {
    const jobs = await Promise.all(cases.map((one, index) => writeProject(path.join(root, String(index)), one)));
    await runNode(await labScript('runCodemods'), [JSON.stringify(jobs)], samplesFolder);
    return await Promise.all(cases.map(({file}, index) => readFile(path.join(root, String(index), file), 'utf8')));
  } finally {
    await rm(root, {recursive: true, force: true});
  }
}

async function writeProject(
  directory: string,
  {codemod, file, text}: CodemodCase,
): Promise<{codemod: string; directory: string}> {
  await mkdir(path.join(directory, path.dirname(file)), {recursive: true});
  await writeFile(path.join(directory, 'package.json'), JSON.stringify(projectParts, null, 2));
  const isPackage = file === 'package.json';
  await writeFile(path.join(directory, file), isPackage ? withStrapi(text) : text);
  return {codemod, directory};
}

/** The tool only accepts a folder as a Strapi project if its `package.json` has the dependency. */
function withStrapi(text: string): string {
  const {dependencies, ...rest} = parseJson(text, withDependencies, 'The sample of package.json');
  return JSON.stringify({...rest, dependencies: {...projectParts.dependencies, ...dependencies}}, null, 2);
}
