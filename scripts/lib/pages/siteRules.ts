import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {checkAsked} from '../../../checks/pages/rules/asked';
import {checkExtensions, checkListed, checkOrphans, checkPublished} from '../../../checks/pages/rules/files';
import {checkUnusedImages, readMentions} from '../../../checks/pages/rules/images';
import {checkDescriptions, checkTitles} from '../../../checks/pages/rules/frontMatter';
import {checkPaths} from '../../../checks/pages/rules/links';
import {checkRedirects} from '../../../checks/pages/rules/redirects';
import {checkSidebars} from '../../../checks/pages/rules/sidebars';
import {checkSvgs} from '../../../checks/pages/rules/svgs';
import {checkTagDescriptions, checkTagOrder} from '../../../checks/pages/rules/tags';
import type {SiteRule} from '../../../checks/pages/types';
import {redirects} from '../../../config/redirects';
import {searchPlugin} from '../../../config/search';
import {sidebarDefinitions} from '../../../config/sidebars';
import {readAsked} from '../../../plugins/search/build/readAsked';

const publishedFile = 'config/published.txt';
const tagsFile = 'docs/tags.yml';
const redirectsFile = 'config/redirects';

/** Folders with files that may show an image; `.` is the root without its subfolders. */
const showing = ['.', 'config', 'host', 'src', 'plugins'];

/**
 * Loads the rules about all pages together, and the files that they read.
 *
 * @param base - root of the repository
 */
export async function loadSiteRules(base: string): Promise<SiteRule[]> {
  const read = (file: string): Promise<string> => readFile(path.join(base, file), 'utf8');
  const published = await read(publishedFile);
  const tags = await read(tagsFile);
  const tagPaths = [...tags.matchAll(/^ +permalink: (\S+)$/gm)].map(([, permalink = '']) => `/tags${permalink}`);
  const names = (await readdir(path.join(base, redirectsFile))).filter((name) =>
    /^(?!index|types)[\w-]+\.ts$/.test(name),
  );
  const files = await Promise.all(
    names.map(async (name) => [`${redirectsFile}/${name}`, await read(`${redirectsFile}/${name}`)] as const),
  );
  const otherPaths = ['/', '/tags', ...tagPaths];
  const docs = await readdir(path.join(base, 'docs'), {recursive: true});
  return [
    checkExtensions(docs.map((name) => `docs/${name.replaceAll(path.sep, '/')}`)),
    checkOrphans,
    checkDescriptions,
    checkTitles,
    checkPaths(otherPaths),
    checkSidebars(sidebarDefinitions),
    checkPublished(published.split('\n').filter(Boolean), new Set(redirects.map(({from}) => from)), publishedFile),
    checkListed(published, publishedFile),
    checkTagOrder(tags, tagsFile),
    checkTagDescriptions(tags, tagsFile),
    checkRedirects({rules: redirects, files: new Map(files), otherPaths}),
    checkAsked(await readAsked(searchPlugin.asked, base)),
    checkSvgs(['docs', 'static']),
    checkUnusedImages('static/img', readMentions(base, showing)),
  ];
}
