import {extractFences} from '../../src/lib/code/extractFences';
import {didYouMean} from '../shared/didYouMean';
import type {Problem} from '../shared/problem';
import {findBold} from './findBold';
import {normalizeLabel} from './normalizeLabel';
import type {Labels} from './readLabels';

/** Prefixes of pages whose bold words are labels of another product. Only Strapi's own admin panel is checked. */
const otherProducts = [
  'docs/cloud/',
  'docs/contribute/',
  'docs/cms/configurations/users-and-permissions-providers/',
  'docs/cms/configurations/sso-providers/',
  'docs/release-notes.mdx',
  // About this site itself.
  'docs/cms/ai-assistants.mdx',
  'docs/cms/community.mdx',
];

/**
 * Reports bold words of a page that don't occur in the admin panel. Names that the page also writes as code are fine,
 * because readers were told to type them. So are three or more words at the start of a list item that resemble no
 * label.
 *
 * @param file - path of the page from the root of the repository
 */
export function checkLabels(file: string, source: string, labels: Labels): Problem[] {
  if (otherProducts.some((prefix) => file.startsWith(prefix))) {
    return [];
  }
  const own = ownNames(source);
  const known = [...labels.exact];
  const isKnown = (text: string): boolean => {
    const label = normalizeLabel(text);
    return (
      own.has(label) ||
      labels.exact.has(label) ||
      [label, `${label} …`].some((one) => labels.patterns.some((pattern) => pattern.test(one)))
    );
  };
  return findBold(source)
    .filter(({text}) => !isKnown(text) && !text.split(/ [>→] /).every(isKnown))
    .map((bold) => ({...bold, similar: didYouMean(normalizeLabel(bold.text), known)}))
    .filter(({text, leads, similar}) => !leads || similar !== '' || text.split(' ').length < 3)
    .map(({line, text, similar}) => ({
      file,
      line,
      message: `the admin panel has no "${text}"`,
      fix: `${similar}write labels as the panel does, and nothing else bold (STYLEGUIDE.md, "User interface")`,
    }));
}

/** What a page writes as code, and the string literals in its fences. */
function ownNames(source: string): ReadonlySet<string> {
  const inline = [...source.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const literals = extractFences(source).flatMap(({text}) =>
    [...text.matchAll(/(["'`])([^"'`\n]+)\1/g)].map(([, , literal = '']) => literal),
  );
  return new Set([...inline, ...literals].map(normalizeLabel));
}
