import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {readFileSync} from 'node:fs';

export const axeVersion = axe.version;

/** Half of what `axe.source` has to say. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colors. All others look at structure and size, which a color mode leaves as they are. */
const colorRules = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe needs half of its time for: it compares the place of every target with those around it. */
const targetSize = 'target-size';

/** Rules about the sizes of elements, which depend on the width of the window and on the words of a page. */
const sizeRules = [targetSize, 'scrollable-region-focusable'];

/** Puts axe into a loaded page. It runs there without frames, of which our pages have none. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/**
 * Everything that axe has to say about every element of a page, or of a part of it.
 *
 * @param page - a page with {@link addAxe}
 * @param part - selector of the part
 * @returns one line per violated rule, with the elements concerned
 */
export function findViolations(page: Page, part = 'html'): Promise<string[]> {
  return runAxe(page, {runOnly: tags}, {include: [part]});
}

/**
 * All rules but those about colors.
 *
 * @param page - a page with {@link addAxe}
 * @param exclude - selectors of what needs no look
 * @param measuresTargets - whether buttons and links have to be large enough, or far enough from each other
 * @returns one line per violated rule, with the elements concerned
 */
export function findStructureViolations(
  page: Page,
  exclude: readonly string[] = [],
  measuresTargets = true,
): Promise<string[]> {
  const left = measuresTargets ? colorRules : [...colorRules, targetSize];
  const rules = Object.fromEntries(left.map((id) => [id, {enabled: false}]));
  return runWithoutTokens(page, {runOnly: tags, rules}, exclude);
}

/**
 * The rules about sizes: whether buttons and links are large enough, or far enough from each other, and whether what scrolls
 * can be scrolled by keyboard.
 *
 * @param page - a page with {@link addAxe}
 * @param exclude - selectors of what needs no look
 * @returns one line per violated rule, with the elements concerned
 */
export function findSizeViolations(page: Page, exclude: readonly string[] = []): Promise<string[]> {
  return runWithoutTokens(page, {runOnly: sizeRules}, exclude);
}

/**
 * The tokens of highlighted code, most of the elements of many pages, are left out: they have neither roles nor names. While
 * axe runs, each line of code is plain text, because axe takes most of its time to lay out every element of the page.
 */
async function runWithoutTokens(page: Page, options: axe.RunOptions, exclude: readonly string[]): Promise<string[]> {
  const tokens = await page.evaluateHandle(() =>
    Array.from(document.querySelectorAll('pre .token-line'), (line) => {
      const children = Array.from(line.childNodes);
      line.textContent = line.textContent;
      return {line, children};
    }),
  );
  try {
    return await runAxe(page, options, {include: ['html'], exclude: ['pre code', ...exclude]});
  } finally {
    await tokens.evaluate((lines) => lines.forEach(({line, children}) => line.replaceChildren(...children)));
    await tokens.dispose();
  }
}

function runAxe(
  page: Page,
  options: axe.RunOptions,
  context: {include: string[]; exclude?: string[]},
): Promise<string[]> {
  return page.evaluate(
    async ([context, options]) => {
      // Without audio and video, axe would load the stylesheets again for no rule of ours.
      const preload = document.querySelector('audio, video') !== null;
      const {violations} = await window.axe.run(context, {...options, preload, resultTypes: ['violations']});
      return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
    },
    [context, options] as const,
  );
}

/**
 * The rules about colors, on up to three elements for each combination of what decides their result: color, size and
 * weight of the text, what it stands on, and the text around it. Checking each of a thousand elements that look the same
 * takes ten times as long.
 *
 * @param page - a page with {@link addAxe}
 * @param seen - combinations that need no look; added are those that axe came to a result on, and those on a gradient or an
 *   image, on which it never does
 * @returns one line per violated rule, with the elements concerned
 */
export async function findColorViolations(page: Page, seen: Set<string>): Promise<string[]> {
  const {decided, found} = await page.evaluate(lookAtColors, [[...seen], colorRules] as const);
  decided.forEach((combination) => seen.add(combination));
  return found;
}

/** Runs in the page. */
async function lookAtColors([seen, rules]: readonly [readonly string[], readonly string[]]): Promise<{
  decided: string[];
  found: string[];
}> {
  const backdrops = new Map<Element, string>();
  const backdropOf = (element: Element): string => {
    let backdrop = backdrops.get(element);
    if (backdrop === undefined) {
      const above = element.parentElement ? backdropOf(element.parentElement) : '';
      backdrop = `${above}${ownBackdrop(getComputedStyle(element))}`;
      backdrops.set(element, backdrop);
    }
    return backdrop;
  };
  const ownBackdrop = (style: CSSStyleDeclaration): string =>
    [
      /^rgba\(.*, 0\)$/.test(style.backgroundColor) ? '' : style.backgroundColor,
      style.backgroundImage === 'none' ? '' : style.backgroundImage,
      style.opacity === '1' ? '' : `opacity ${style.opacity}`,
      style.filter === 'none' ? '' : style.filter,
      style.mixBlendMode === 'normal' ? '' : style.mixBlendMode,
      // What is taken out of the flow may stand on something else than its parents.
      ['static', 'relative'].includes(style.position) ? '' : style.position,
    ]
      .filter(Boolean)
      .map((part) => `${part};`)
      .join('');
  const combinationOf = (element: Element): string => {
    const {color, fontSize, fontWeight, textShadow, textDecorationLine, display} = getComputedStyle(element);
    const around = element.parentElement ? getComputedStyle(element.parentElement) : undefined;
    return [
      element.localName === 'a' ? `link in ${around?.color} ${around?.fontWeight}` : '',
      `${color} ${fontSize} ${fontWeight} ${textShadow} ${textDecorationLine} ${display}`,
      backdropOf(element),
    ].join('|');
  };

  const hasText = (element: Element): boolean =>
    /^(input|select|textarea)$/.test(element.localName) ||
    Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const known = new Set(seen);
  const byCombination = new Map<string, Element[]>();
  for (const element of Array.from(document.body.querySelectorAll('*')).filter(hasText)) {
    const combination = combinationOf(element);
    if (!known.has(combination) && element.checkVisibility({visibilityProperty: true, opacityProperty: true})) {
      byCombination.set(combination, [...(byCombination.get(combination) ?? []), element]);
    }
  }
  // Axe comes to no result where something covers an element, so not one of each.
  const chosen = [...byCombination.values()]
    .flatMap((elements) => [elements[0], elements[elements.length >> 1], elements.at(-1)])
    .filter((element) => element !== undefined);
  if (chosen.length === 0) {
    return {decided: [], found: []};
  }
  const {passes, violations, incomplete} = await window.axe.run(
    {include: [...new Set(chosen)]},
    {runOnly: [...rules], resultTypes: ['passes', 'violations', 'incomplete'], elementRef: true},
  );
  // The background is a part of the combination, so another element wouldn't fare better. Not so for one that is covered.
  const undecidable = incomplete.map(({id, nodes}) => ({
    id,
    nodes: nodes.filter(({any}) =>
      /^bg(Gradient|Image)$/.test((any[0]?.data as {messageKey?: string} | undefined)?.messageKey ?? ''),
    ),
  }));
  const decided = new Set(
    [...passes, ...violations, ...undecidable]
      .filter(({id}) => id === 'color-contrast')
      .flatMap(({nodes}) => nodes.map(({element}) => combinationOf(element as Element))),
  );
  return {
    decided: [...decided],
    found: violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`),
  };
}
