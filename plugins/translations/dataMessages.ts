import screenshots from '../../src/data/screenshots/content.json';
import {badges} from '../../src/data/badges';
import {activations, environments, plans} from '../../src/data/features';
import {description, headings, lead, news, paths, start, title} from '../../src/data/home';
import {changeAreas} from '../../src/data/migration';
import {popularPages} from '../../src/data/popularPages';
import {outsideSections, sections} from '../../src/data/sections';
import {tabGroups} from '../../src/data/tabGroups';
import {terminal} from '../../src/lib/code/languageLabel';
import {operators} from '../../src/lib/queryBuilder/operators';
import {examples} from '../ask/core/examples';

type Messages = Readonly<Record<string, string>>;

/**
 * Every text that components display with `translateData` (src/components), by id. Docusaurus extracts messages from
 * calls of `translate`; these are in data, so the plugin collects them.
 */
export const dataMessages: Messages = {
  ...prefixed('home', {
    title,
    description,
    lead,
    start: start.label,
    screenshot: screenshots['content-manager-list'].alt,
  }),
  ...prefixed('home.headings', headings),
  ...prefixed(
    'home.paths',
    Object.fromEntries(
      paths.flatMap(({icon, title: name, text}) => [
        [`${icon}.title`, name],
        [`${icon}.text`, text],
      ]),
    ),
  ),
  ...prefixed('home.links', byUrl([...paths.flatMap(({links}) => links), ...news])),
  ...prefixed('sections', {outside: outsideSections}),
  ...prefixed(
    'sections',
    Object.fromEntries(
      sections.flatMap(({id, label, description: text}) => [
        [`${id}.label`, label],
        [`${id}.description`, text],
      ]),
    ),
  ),
  ...prefixed(
    'badges',
    Object.fromEntries(
      Object.entries(badges).flatMap(([kind, {label, meaning}]) => [
        [`${kind}.label`, label],
        [`${kind}.meaning`, meaning],
      ]),
    ),
  ),
  ...prefixed('plans', Object.fromEntries(Object.entries(plans).map(([name, {label}]) => [name, label]))),
  ...prefixed('activations', activations),
  ...prefixed('environments', environments),
  ...prefixed('areas', changeAreas),
  ...prefixed('tabGroups', tabGroups),
  ...prefixed('popular', byUrl(popularPages.map(({title: label, url: to}) => ({label, to})))),
  ...prefixed('operators', Object.fromEntries(operators.map(({name, label}) => [name, label]))),
  ...prefixed('code', {terminal: terminal}),
  ...prefixed('ask', examples),
};

function byUrl(links: readonly {label: string; to: string}[]): Messages {
  return Object.fromEntries(links.map(({label, to}) => [to, label]));
}

function prefixed(prefix: string, messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [`data.${prefix}.${id}`, message]));
}
