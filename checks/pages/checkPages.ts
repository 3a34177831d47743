import path from 'node:path';
import {strapiVersion} from '../../config/strapiVersion';
import {readSourcePages} from './readSourcePages';
import {checkImports, checkName} from './rules/files';
import {checkFrontMatter, checkTargets} from './rules/frontMatter';
import {checkHeadings} from './rules/headings';
import {checkImages} from './rules/images';
import {checkDefinitions, checkLinks} from './rules/links';
import {checkLists} from './rules/lists';
import {checkLiteral} from './rules/literal';
import {checkComponents, checkMarkup} from './rules/markup';
import {checkProse} from './rules/prose';
import {checkSamples} from './rules/samples';
import {checkSecrets} from './rules/secrets';
import {checkTagList} from './rules/tags';
import {checkTerms} from './rules/terms';
import {createTitleCaseRule, namesFile, readNames} from './rules/titleCase';
import {createVersionRule, readNodeRange} from './rules/versions';
import type {Finding, Rule, SiteRule, SourcePage} from './types';

const root = path.resolve(__dirname, '../..');

const rules: readonly Rule[] = [
  checkComponents,
  checkMarkup,
  checkLiteral,
  checkSamples,
  checkHeadings,
  createTitleCaseRule(readNames(path.join(root, namesFile))),
  checkLinks,
  checkDefinitions,
  checkLists,
  checkImages,
  checkImports,
  checkName,
  checkTargets,
  checkTagList,
  checkProse,
  checkTerms,
  checkSecrets,
  createVersionRule(strapiVersion, readNodeRange(path.join(root, 'samples/package-lock.json'))),
];

interface Options {
  /** Folder that file names are relative to. */
  base: string;
  /** Rules about all pages together. */
  siteRules?: readonly SiteRule[];
  /**
   * Whether to check a file. The others are only read so that links and imports can be resolved. By default, all are
   * checked.
   */
  isWanted?: (file: string) => boolean;
}

/** The findings, and the pages that were checked. */
export interface PagesReport {
  findings: Finding[];
  pages: readonly SourcePage[];
}

/**
 * Runs every check that only needs the source of pages: markup, front matter, headings, links, images, partials,
 * samples, English and terms.
 *
 * @param docs - absolute path of the folder with the pages and tags.yml
 * @returns findings, ordered by file and line
 */
export async function checkPages(
  docs: string,
  {base, siteRules = [], isWanted = () => true}: Options,
): Promise<PagesReport> {
  const {pages, findings} = await readSourcePages(docs, base);
  const site = {base, pages, byFile: new Map(pages.map((page) => [page.file, page]))};
  const wanted = pages.filter(({file}) => isWanted(file));
  findings.push(
    ...wanted.flatMap((page) => (page.isBroken ? [] : rules.flatMap((rule) => rule(page, site)))),
    ...(await checkFrontMatter(wanted, base, docs)),
    ...siteRules.flatMap((rule) => rule(site)),
  );
  const inOrder = findings
    .filter(({file}) => isWanted(file) || !site.byFile.has(file))
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column);
  return {findings: inOrder, pages: wanted};
}
