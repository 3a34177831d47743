import {textOf} from '../../../plugins/mdx-vocabulary/headingIds';
import type {Node} from '../../../plugins/mdx-vocabulary/types';
import {site as own} from '../../../config/site';
import {decodeLeniently} from '../../../src/lib/decodeLeniently';
import {nearestName} from '../../../src/lib/nearestName';
import {existsExactly} from '../existsExactly';
import {findingAt} from '../findingAt';
import {idsOf, pagesByUrl, resolve, urlPathOf} from '../ids';
import {attributesOf, startOf, walk} from '../tree';
import type {Finding, Rule, Site, SiteRule, SourcePage} from '../types';

/**
 * Link texts that mean nothing out of context, for example to someone who moves from link to link with a screen reader.
 */
const emptyTexts = /^(?:here|click here|this|link|this link|this page|page|more|read more|learn more|see more)$/i;

/** Links name an existing page by its file and an existing heading, and their text says where they lead. */
export const checkLinks: Rule = (page, site) => {
  const findings: Finding[] = [];
  for (const {url, node} of linksOf(page)) {
    const text = textOf(node).trim();
    if (node.type === 'link' && emptyTexts.test(text)) {
      findings.push(
        findingAt(
          page,
          startOf(node),
          `the link text "${text}" doesn't say where it leads`,
          'name the page or the action',
        ),
      );
    }
    if (node.type === 'link' && (url === '' || (text === '' && !hasElement(node)))) {
      findings.push(
        findingAt(
          page,
          startOf(node),
          url === '' ? `the link "${text}" has no URL` : `the link to ${url} has no text`,
          'write [text](./page.mdx)',
        ),
      );
      continue;
    }
    findings.push(...checkTarget(page, site, url, startOf(node)));
  }
  return findings;
};

/**
 * Links by URL path, such as `/cms/intro`, point to a page or to a file in static/.
 *
 * @param otherPaths - URL paths of pages without a file in docs/
 */
export function checkPaths(otherPaths: readonly string[]): SiteRule {
  return ({base, pages}) => {
    const known = new Set([...otherPaths, ...pagesByUrl({pages}).keys()]);
    const isThere = (target: string): boolean => known.has(target) || existsExactly(base, `static${target}`);
    return pages.flatMap((page) =>
      linksOf(page).flatMap(({url, node}) => {
        const target = decodeLeniently(url.replace(/[?#].*$/, ''));
        if (!/^\/(?!\/)/.test(target) || /\.mdx?$/.test(target) || isThere(target)) {
          return [];
        }
        const similar = nearestName(target, [...known]);
        const fix = similar ? `did you mean ${similar}?` : 'correct the path';
        return [findingAt(page, startOf(node), `there's no page at ${target}`, fix)];
      }),
    );
  };
}

/** Link definitions, `[name]: ./page.mdx`, are used, and their names are unique. */
export const checkDefinitions: Rule = (page) => {
  const nodes = [...walk(page.root)].map(([node]) => node);
  const used = new Set(
    nodes.flatMap(({type, identifier}) => (/^(?:link|image)Reference$/.test(type) ? [identifier] : [])),
  );
  const defined = new Set<string | undefined>();
  return nodes.flatMap((node) => {
    const {type, identifier} = node;
    if (type !== 'definition') {
      return [];
    }
    const report = (message: string, fix: string): Finding[] => [findingAt(page, startOf(node), message, fix)];
    if (defined.has(identifier)) {
      return report(
        `[${identifier ?? ''}] is defined above, so this URL is never used`,
        'give it another name, or remove it',
      );
    }
    defined.add(identifier);
    return used.has(identifier) ? [] : report(`nothing links to [${identifier ?? ''}]`, 'use it, or remove it');
  });
};

/** All links: Markdown links, including reference links, and links in the props of components. */
export function linksOf({root}: SourcePage): {url: string; node: Node}[] {
  return [...walk(root)].flatMap(([node]) => {
    if (node.type === 'link' || node.type === 'definition') {
      return [{url: node.url ?? '', node}];
    }
    return attributesOf(node).flatMap(({name, value}) =>
      (name === 'to' || name === 'href') && typeof value === 'string' ? [{url: value, node}] : [],
    );
  });
}

/** Whether a link contains an element, such as an icon or an image. */
function hasElement(node: Node): boolean {
  return (node.children ?? []).some(({type}) => type !== 'text');
}

function checkTarget(page: SourcePage, site: Site, url: string, offset: number): Finding[] {
  const report = (message: string, fix: string): Finding[] => [findingAt(page, offset, message, fix)];
  if (/^[a-z][a-z+.-]*:/i.test(url)) {
    return checkExternal(url, report);
  }
  const [target = '', fragment] = url.replace(/\?[^#]*/, '').split('#', 2);
  const isFile = /\.mdx?$/.test(target);
  if (!isFile && target !== '' && !target.startsWith('/')) {
    return report(`the link to "${url}" can't be followed`, 'link to the file with its extension: ./rest/filters.mdx');
  }
  const linked = linkedPage(page, site, url);
  if (!linked) {
    // checkPaths handles other URL paths, such as tags and files.
    return isFile
      ? report(`there's no file ${resolve(page.file, target)}`, nearest(resolve(page.file, target), site))
      : [];
  }
  if (fragment === undefined || linked.isBroken) {
    return [];
  }
  const ids = idsOf(linked, site);
  return ids.has(decodeLeniently(fragment))
    ? []
    : report(
        `${linked.file} has no heading with the id "${fragment}"`,
        nearestId(fragment, ids) ?? `add {/* #${fragment} */} to the heading that you mean`,
      );
}

function checkExternal(url: string, report: (message: string, fix: string) => Finding[]): Finding[] {
  if (!URL.canParse(url)) {
    return report(`"${url}" isn't a URL`, 'correct it');
  }
  const {origin, protocol, hostname} = new URL(url);
  if (origin === new URL(own.url).origin) {
    return report(
      `${url} is a page of this site, so no check and no redirect follows it when it moves`,
      'link to its file: ./rest/filters.mdx',
    );
  }
  return protocol === 'http:' && hostname !== 'localhost'
    ? report(`${url} isn't encrypted`, 'begin it with https://, if the site has that')
    : [];
}

/** The page that a link points to by file path or URL path; `undefined` if it isn't a page in docs/. */
export function linkedPage(page: SourcePage, site: Site, url: string): SourcePage | undefined {
  const target = url.replace(/[?#].*$/, '');
  if (/\.mdx?$/.test(target)) {
    return site.byFile.get(resolve(page.file, target));
  }
  return target === '' ? page : site.pages.find((other) => !other.isPartial && urlPathOf(other) === target);
}

function nearest(file: string, site: Site): string {
  const name = (other: string): string => other.slice(other.lastIndexOf('/') + 1);
  const same = site.pages.find((page) => name(page.file) === name(file).replace(/\.md$/, '.mdx'));
  const similar = same?.file ?? nearestName(file, [...site.byFile.keys()]);
  return similar ? `did you mean ${similar}?` : 'correct the path';
}

function nearestId(id: string, ids: ReadonlySet<string>): string | undefined {
  const similar = [...ids].find((other) => other.toLowerCase() === id.toLowerCase()) ?? nearestName(id, [...ids]);
  return similar && `did you mean #${similar}?`;
}
