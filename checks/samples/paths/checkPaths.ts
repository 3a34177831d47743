import {existsSync} from 'node:fs';
import path from 'node:path';
import {countEach} from '../../shared/countEach';
import {didYouMean} from '../../shared/didYouMean';
import {samplesFolder} from '../../shared/lab/workspace';
import type {Message, Problem} from '../../shared/problem';
import type {Page, Sample} from '../../shared/samples/types';

/**
 * Folders that samples may be in, relative to the root of a project, a content type, a component, or a plugin. Strapi
 * loads files by folder, so a file elsewhere has no effect; the remaining folders are those that pages use. `*` is any
 * name.
 */
const folders = (
  '. .platform/nginx/conf.d .github/workflows .vscode client config config/env/* config/plugins database/migrations nginx ' +
  'providers providers/* public scripts src src/admin src/admin/components src/admin/pages src/admin/translations ' +
  'src/admin/utils src/admin/hooks src/api/* src/api/*/config src/api/*/content-types/* src/api/*/controllers ' +
  'src/api/*/middlewares src/api/*/policies src/api/*/routes src/api/*/services src/components/* src/document-middlewares ' +
  'src/errors src/extensions src/extensions/* src/extensions/*/content-types/* src/extensions/*/strapi-server ' +
  'src/middlewares src/plugins/* src/policies src/register src/utils src/services src/lib tests tests/support web website ' +
  'website/app website/app/* website/app/api/* website/components website/lib app app/api/* lib ' +
  'src/graphql types'
).split(' ');
const foldersOfPlugin = (
  '. admin admin/src admin/src/components admin/src/hooks admin/src/pages admin/src/translations admin/src/utils server ' +
  'server/src server/src/bootstrap server/src/config server/src/content-types server/src/content-types/* ' +
  'server/src/controllers server/src/middlewares server/src/policies server/src/routes server/src/routes/* ' +
  'server/src/services server/src/utils tests'
).split(' ');

/**
 * Files in `config/` that Strapi or its plugins read. A project may have others, but their names shouldn't resemble
 * these.
 */
const configFiles =
  'admin api cron-tasks database features functions logger middlewares plugins server typescript'.split(' ');

/**
 * Checks the file paths in the titles of fences: the folder is one that a project has, and no folder or file name
 * differs from those in other titles only by a trailing `s`.
 *
 * @param all - pages whose titles show how folders and files are named
 */
export function checkPaths(pages: readonly Page[], all: readonly Page[]): Problem[] {
  const uses = countEach(all.flatMap(({samples}) => samples.filter(isFile).flatMap(prefixesOf)));
  return pages.flatMap((page) =>
    page.samples.filter(isFile).flatMap((sample) => {
      const problem = problemOfFolder(sample) ?? problemOfConfig(sample) ?? problemOfNumber(sample, uses);
      return problem ? [{file: page.file, line: sample.line, ...problem}] : [];
    }),
  );
}

function isFile({kind, meta}: Sample): boolean {
  return ['code', 'json'].includes(kind) && /^[\w.-]+(\/[\w.-]+)*\.[a-z]+$/.test(meta.values.title ?? '');
}

function problemOfFolder({meta}: Sample): Message | undefined {
  const {title = ''} = meta.values;
  const folder = title.replace(/\/?[^/]*$/, '') || '.';
  const [, plugin, inside = '.'] = /^src\/plugins\/([\w-]+)(?:\/(.*))?$/.exec(folder) ?? [];
  const [inProject, known] = plugin === undefined ? [folder, folders] : [inside, foldersOfPlugin];
  const isKnown = known.some((one) =>
    new RegExp(`^${one.replaceAll('.', '\\.').replaceAll('*', '[\\w.-]+')}$`).test(inProject),
  );
  return isKnown
    ? undefined
    : {
        message: `a project has no folder ${folder}`,
        fix: `${didYouMean(inProject, known)}correct the title, or add the folder to checks/samples/paths/checkPaths.ts`,
      };
}

function problemOfConfig({meta}: Sample): Message | undefined {
  const [, name] = /^config\/(?:env\/[\w-]+\/)?([\w-]+)\.[jt]s$/.exec(meta.values.title ?? '') ?? [];
  const suggestion = name === undefined || configFiles.includes(name) ? '' : didYouMean(name, configFiles);
  return suggestion === ''
    ? undefined
    : {message: `Strapi doesn't read config/${name}`, fix: `${suggestion}or call it something else`};
}

/** A folder or file name that only this title has, while several others have its plural or singular. */
function problemOfNumber(sample: Sample, uses: ReadonlyMap<string, number>): Message | undefined {
  for (const prefix of prefixesOf(sample)) {
    const other = prefix.endsWith('s') ? prefix.slice(0, -1) : `${prefix}s`;
    if (uses.get(prefix) === 1 && ((uses.get(other) ?? 0) > 1 || isInProject(other, sample))) {
      return {
        message: `no other title has "${prefix}", but some have "${other}"`,
        fix: `write ${other}, or call it something else`,
      };
    }
  }
  return undefined;
}

/** Whether the samples application has a folder with this path, or a file with this path and the title's extension. */
function isInProject(prefix: string, {meta}: Sample): boolean {
  const {title = ''} = meta.values;
  const isWhole = title.split('/').length === prefix.split('/').length;
  return existsSync(path.join(samplesFolder, isWhole ? prefix + path.extname(title) : prefix));
}

/** `a/b/c.ts` as `a`, `a/b` and `a/b/c`. */
function prefixesOf({meta}: Sample): string[] {
  const parts = (meta.values.title ?? '').replace(/\.\w+$/, '').split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
