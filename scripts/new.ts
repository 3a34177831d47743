import {mkdir, readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ChangeArea} from '../src/data/migration';
import {redirects} from '../config/redirects';
import {sidebarDefinitions} from '../config/sidebars';
import {addPublished} from './lib/pages/addPublished';
import {askInTurn} from './lib/pages/askInTurn';
import {questions, toUrlPath, type KnownPages} from './lib/pages/pageQuestions';
import {planPage, type PageAnswers} from './lib/pages/planPage';
import {readPageSources} from './lib/pages/readPageSources';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';

const publishedFile = 'config/published.txt';
const templates = 'scripts/templates';

/**
 * `npm run new`: creates a page from the template of its type, and asks for what the command line doesn't specify: `npm
 * run new -- how-to /cms/features/calendar "Calendar" --description "…"`. The page passes `npm run check`.
 */
async function main(): Promise<void> {
  const text = {type: 'string'} as const;
  const {values, positionals} = parseArguments({
    allowPositionals: true,
    options: {type: text, url: text, title: text, description: text, group: text, area: text},
  });
  const [type = values.type, url = values.url, title = values.title] = positionals;
  const known = await readKnownPages();
  const answers = await askInTurn({...values, type, url, title}, (soFar) => questions(soFar, known));
  const {description = '', group, area} = answers;
  const urlPath = toUrlPath(answers.url ?? '');
  const page: PageAnswers = {
    type: answers.type as PageAnswers['type'],
    urlPath,
    title: answers.title ?? '',
    description,
    ...(group && {group: group.split(',').map((label) => label.trim())}),
    ...(area && {area: area as ChangeArea}),
  };
  const files = planPage(page, await readTemplates());
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content, {flag: 'wx'});
    console.log(`wrote ${file}`);
  }
  await writeFile(publishedFile, addPublished(await readFile(publishedFile, 'utf8'), [urlPath]));
  console.log(`added ${urlPath} to ${publishedFile}`);
  console.log(`\nNext: npm start, and open http://localhost:3000${urlPath}; then npm run check -- ${urlPath.slice(1)}`);
}

async function readKnownPages(): Promise<KnownPages> {
  const sources = await readPageSources();
  return {
    pages: new Map([...sources].map(([file, source]) => [toUrlPath(file), source])),
    redirected: new Set(redirects.map(({from}) => from)),
    sidebars: sidebarDefinitions,
  };
}

async function readTemplates(): Promise<Record<string, string>> {
  const names = await readdir(templates);
  const bodies = await Promise.all(names.map((name) => readFile(path.join(templates, name), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [path.basename(name, '.mdx'), bodies[index] ?? '']));
}

runScript(main);
