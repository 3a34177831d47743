import {readFileSync} from 'node:fs';
import {findingAt} from '../findingAt';
import {attributesOf, startOf, walk} from '../tree';
import type {Finding, Rule, SourcePage} from '../types';

/** Only covers the Strapi packages that are released together with the CMS. */
const strapiVersions =
  /(?<=\bStrapi |@strapi\/(?:strapi|types|utils|upgrade|plugin-(?:cloud|graphql|sentry|users-permissions))(?:@|": ")[\^~]?)\d+\.\d+(?:\.\d+)?(?![\w.])/g;

/**
 * A requirement of Strapi, as a sentence or a list item. Sentences such as "On Windows, you need …" are about something
 * else.
 */
const neededNode = /(?<=^(?:[-*] |.*\bYou need |.*\bStrapi (?:needs|requires) )Node\.js )\d+/gm;

/**
 * Pages don't mention a version of Strapi that doesn't exist yet, or require a version of Node.js that Strapi doesn't
 * support.
 *
 * @param strapi - the newest version of Strapi
 * @param node - the supported versions of Node.js, such as `>=20.0.0 <=26.x.x`
 */
export function createVersionRule(strapi: string, node: string): Rule {
  const [oldest = 0, newest = Infinity] = [...node.matchAll(/(\d+)\.[\dx.]+/g)].map(([, major]) => Number(major));
  return (page) => [
    ...checkBadges(page, strapi),
    ...[...page.source.matchAll(strapiVersions)].flatMap(({0: version, index}) =>
      checkVersion(page, index, version, strapi),
    ),
    ...[...page.source.matchAll(neededNode)]
      .filter(({0: major, index}) => page.prose.startsWith(major, index))
      .filter(({0: major}) => Number(major) < oldest || Number(major) > newest)
      .map(({0: major, index}) =>
        findingAt(
          page,
          index,
          `Strapi ${strapi} doesn't run on Node.js ${major}`,
          `write a version from ${oldest} to ${newest}`,
        ),
      ),
  ];
}

/** `<Badge kind="new" since="5.30" />` */
function checkBadges(page: SourcePage, strapi: string): Finding[] {
  return [...walk(page.root)].flatMap(([node]) => {
    const version = node.name !== 'Badge' ? undefined : attributesOf(node).find(({name}) => name === 'since')?.value;
    if (typeof version !== 'string') {
      return [];
    }
    const offset = page.source.indexOf('since', startOf(node));
    return /^\d+\.\d+(?:\.\d+)?$/.test(version)
      ? checkVersion(page, offset, version, strapi)
      : [findingAt(page, offset, `"${version}" isn't a version of Strapi`, 'write its number, such as since="5.30"')];
  });
}

function checkVersion(page: SourcePage, offset: number, version: string, strapi: string): Finding[] {
  return compare(version, strapi) <= 0
    ? []
    : [
        findingAt(
          page,
          offset,
          `there's no Strapi ${version}: these docs describe ${strapi}`,
          'correct the version, or update the docs first: npm run bump',
        ),
      ];
}

/** Compares only as many parts as both versions have, so 5.54 equals 5.54.1. */
function compare(one: string, other: string): number {
  const others = other.split('.').map(Number);
  const differences = one.split('.').map((part, index) => Number(part) - (others[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/**
 * @param lockFile - the package-lock.json of an application
 * @returns the versions of Node.js that its Strapi supports
 */
export function readNodeRange(lockFile: string): string {
  const {packages} = JSON.parse(readFileSync(lockFile, 'utf8')) as {
    packages: {'node_modules/@strapi/strapi': {engines: {node: string}}};
  };
  return packages['node_modules/@strapi/strapi'].engines.node;
}
