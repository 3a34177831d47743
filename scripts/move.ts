import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rename, rmdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {addPublished} from './lib/pages/addPublished';
import {rewriteLinks, rewriteMentions, redirectsOf, updateRules, type Moves} from './lib/pages/movePages';
import {planMoves} from './lib/pages/planMoves';
import {readPageSources} from './lib/pages/readPageSources';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';

const publishedFile = 'config/published.txt';
const newRules = 'config/redirects/current.ts';

/** Files that aren't searched for mentions, because they record history or are updated separately. */
const records =
  /^(?:docs\/.*\.mdx|CHANGELOG\.md|package-lock\.json|config\/published\.txt|decisions\/.*|samples\/.*|static\/.*|tests\/support\/inventory.*)$/;
const text = /\.(?:tsx?|js|json|ya?ml|md|txt)$/;

/**
 * `npm run move -- /cms/old /cms/new`: moves a page or a partial, and updates everything that names it: links, imports,
 * the sidebar, redirects and the list of published URLs. `--children` also moves the pages below it. With fragments
 * (`/cms/a#part /cms/b#part`), the writer moves the text, and the command updates what links to it.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArguments({
    allowPositionals: true,
    options: {children: {type: 'boolean', default: false}},
  });
  const [from, to] = positionals;
  if (from === undefined || to === undefined || positionals.length > 2) {
    throw new Error('Say what moves where: npm run move -- /cms/old /cms/new');
  }
  const sources = await readPageSources();
  const {moves, left} = planMoves(from, to, sources, values.children);
  if (left > 0) {
    console.log(`${left} pages below ${from} stay where they are; --children moves them, too.`);
  }
  const changed = new Map<string, string>();
  for (const [file, source] of sources) {
    const text = rewriteLinks(file, source, moves);
    if (text !== source) {
      changed.set(file, text);
    }
  }
  for (const [file, text] of await rewriteOthers(moves)) {
    changed.set(file, text);
  }
  await Promise.all([...changed].map(([file, text]) => writeFile(file, text)));
  for (const [oldFile, newFile] of moves.files) {
    await mkdir(path.dirname(newFile), {recursive: true});
    await rename(oldFile, newFile);
    await removeEmpty(path.dirname(oldFile));
  }
  moves.files.forEach((newFile, oldFile) => console.log(`moved ${oldFile} to ${newFile}`));
  [...changed.keys()].forEach((file) => console.log(`changed ${moves.files.get(file) ?? file}`));
  console.log('\nRead the changes with git diff, then run npm run check -- --all');
}

/** git doesn't track folders, so it wouldn't remove empty ones. */
async function removeEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length === 0) {
    await rmdir(folder);
    await removeEmpty(path.dirname(folder));
  }
}

/** New texts of the files outside docs/ that change, by path. */
async function rewriteOthers(moves: Moves): Promise<Map<string, string>> {
  const redirects = redirectsOf(moves);
  const newUrls = [...redirects.values()];
  const newPages = newUrls.filter((url) => !url.includes('#'));
  const isRuleList = (file: string): boolean =>
    /^config\/redirects\/[\w-]+\.ts$/.test(file) && !/(index|types|test)\.ts$/.test(file);
  const changed = new Map<string, string>();
  for (const file of listFiles()) {
    const source = await readFile(file, 'utf8');
    let text = rewriteMentions(source, moves);
    if (isRuleList(file)) {
      text = updateRules(text, file === newRules ? redirects : new Map(), new Set(newUrls));
    }
    if (text !== source) {
      changed.set(
        file,
        file.endsWith('.ts') ? await format(text, {...(await resolveConfig(file)), filepath: file}) : text,
      );
    }
  }
  if (newPages.length > 0) {
    changed.set(publishedFile, addPublished(await readFile(publishedFile, 'utf8'), newPages));
  }
  return changed;
}

function listFiles(): string[] {
  // Separated by zeros, because git escapes unusual names otherwise.
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {encoding: 'utf8'})
    .split('\0')
    .filter((file) => text.test(file) && !records.test(file) && existsSync(file));
}

runScript(main);
