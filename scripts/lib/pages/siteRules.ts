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
import {checkWhatsNew} from '../../../checks/pages/rules/whatsNew';
import type {SiteRule} from '../../../checks/pages/types';
import type {Source} from '../../../checks/shared/readSources';
import {findUnusedRules} from '../../../checks/tables/subjects';
import {redirects} from '../../../config/redirects';
import {searchPlugin} from '../../../config/search';
import {sidebarDefinitions} from '../../../config/sidebars';
import {readAsked} from '../../../plugins/search/build/readAsked';
import {whatsNewDates} from '../../../src/data/whatsNewDates';
import {listFiles} from '../../../tools/listFiles';

const redirectsFolder = 'config/redirects';

/** Folders with files that may show an image; `.` is the root without its subfolders. */
const showing = ['.', 'config', 'host', 'src', 'plugins'];

/**
 * Loads the rules about all pages together, and the files that they read.
 *
 * @param base - root of the repository
 */
export async function loadSiteRules(base: string): Promise<SiteRule[]> {
  const read = async (file: string): Promise<Source> => ({file, source: await readFile(path.join(base, file), 'utf8')});
  const published = await read('config/published.txt');
  const tags = await read('docs/tags.yml');
  const tagPaths = [...tags.source.matchAll(/^ +permalink: (\S+)$/gm)].map(([, permalink = '']) => `/tags${permalink}`);
  const names = (await readdir(path.join(base, redirectsFolder))).filter((name) =>
    /^(?!index|types)[\w-]+\.ts$/.test(name),
  );
  const redirectFiles = await Promise.all(names.map((name) => read(`${redirectsFolder}/${name}`)));
  const otherPaths = ['/', '/tags', ...tagPaths];
  const dates = await read('src/data/whatsNewDates.ts');
  const subjects = await read('checks/tables/subjects.ts');
  return [
    checkExtensions(listFiles(path.join(base, 'docs')).map((name) => `docs/${name}`)),
    checkOrphans,
    checkDescriptions,
    checkTitles,
    checkPaths(otherPaths),
    checkSidebars(sidebarDefinitions),
    checkPublished(published, new Set(redirects.map(({from}) => from))),
    checkListed(published),
    checkTagOrder(tags),
    checkTagDescriptions(tags),
    checkRedirects({rules: redirects, files: redirectFiles, otherPaths}),
    checkAsked(await readAsked(searchPlugin.asked, base)),
    checkWhatsNew('docs/whats-new.mdx', whatsNewDates, dates),
    ({pages}) => [...findUnusedRules(pages, subjects)],
    checkSvgs(['docs', 'static']),
    checkUnusedImages('static/img', readMentions(base, showing)),
  ];
}
