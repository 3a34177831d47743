import {parsePage} from '../../../checks/pages/readSourcePages';
import {attributesOf, startOf, walk} from '../../../checks/pages/tree';
import {placeAt} from '../../../checks/shared/lineAt';

/** A link to an external page. */
export interface ExternalLink {
  /** Without the fragment. */
  url: string;
  file: string;
  line: number;
  column: number;
}

/** Hosts of examples and of the reader's own machine. */
const examples =
  /^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|(?:.+\.)?example\.(?:com|org|net)|.+\.(?:test|local|localhost))$/;

/**
 * Collects a page's links to other sites. Returns none for invalid MDX, which `npm run check` reports.
 *
 * @param own - hosts of this site
 */
export function collectLinks(file: string, source: string, own: readonly string[]): ExternalLink[] {
  const result = parsePage(file, source);
  if ('finding' in result) {
    return [];
  }
  return [...walk(result.page.root)].flatMap(([node]) => {
    const values = attributesOf(node).flatMap(({name, value}) => (name === 'to' || name === 'href' ? [value] : []));
    return [node.type === 'image' ? undefined : node.url, ...values].flatMap((value) => {
      if (typeof value !== 'string' || !/^https?:/.test(value) || !URL.canParse(value)) {
        return [];
      }
      const url = new URL(value);
      url.hash = '';
      const isOurs = examples.test(url.hostname) || own.includes(url.hostname);
      return isOurs ? [] : [{url: url.href, file, ...placeAt(source, startOf(node))}];
    });
  });
}
