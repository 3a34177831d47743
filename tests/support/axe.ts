import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {readFileSync} from 'node:fs';

export const axeVersion = axe.version;

/** The minified build, which is half the size of `axe.source`. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colors. All others check structure and size, which don't depend on the color mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** This rule takes half of axe's time, because it compares the position of every target with its neighbors. */
const targetSize = 'target-size';

/** Rules about the sizes of elements, which depend on the viewport width and the page's text. */
const sizeRules = [targetSize, 'scrollable-region-focusable'];

/** Injects axe into a loaded page. It doesn't check frames, because our pages have none. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/**
 * Checks every element of a page, or of a part of it, against all rules.
 *
 * @param page - a page with {@link addAxe}
 * @param part - selector of the part
 * @returns one line per violated rule, with the affected elements
 */
export function findViolations(page: Page, part = 'html'): Promise<string[]> {
  return runAxe(page, {runOnly: tags}, {include: [part]});
}

/**
 * Checks all rules except those about colors.
 *
 * @param page - a page with {@link addAxe}
 * @param exclude - selectors of elements to skip
 * @param measuresTargets - whether to check that buttons and links are large enough, or far enough apart
 * @returns one line per violated rule, with the affected elements
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
 * Checks the rules about sizes: buttons and links are large enough, or far enough apart, and scrollable elements can be
 * scrolled by keyboard.
 *
 * @param page - a page with {@link addAxe}
 * @param exclude - selectors of elements to skip
 * @returns one line per violated rule, with the affected elements
 */
export function findSizeViolations(page: Page, exclude: readonly string[] = []): Promise<string[]> {
  return runWithoutTokens(page, {runOnly: sizeRules}, exclude);
}

/**
 * Runs axe without the tokens of highlighted code. They make up most of the elements on many pages, but have neither
 * roles nor names. Meanwhile, each line of code is plain text, because axe spends most of its time on the layout of
 * every element.
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
      // Without audio and video, no rule of ours needs preloading, which would load the stylesheets again.
      const preload = document.querySelector('audio, video') !== null;
      const {violations} = await window.axe.run(context, {...options, preload, resultTypes: ['violations']});
      return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
    },
    [context, options] as const,
  );
}

/**
 * Checks the rules about colors on up to three elements for each combination of what their result depends on: color,
 * size and weight of the text, its background, and the surrounding text. Checking each of a thousand identical-looking
 * elements takes ten times as long.
 *
 * @param page - a page with {@link addAxe}
 * @param seen - combinations to skip; adds those for which axe has a result, and those on a gradient or an image, for
 *   which it never has one
 * @returns one line per violated rule, with the affected elements
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
      // Positioned elements may have another background than their ancestors.
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

  // Axe has no result for a single character, nor for punctuation without a space, of which highlighted code is full.
  const isJudged = (text: string): boolean =>
    text.trim().length > 1 && text.trim().replace(/[\u2000-\u206f!-/:-@[-`{-~]/g, '') !== '';
  const hasText = (element: Element): boolean =>
    /^(input|select|textarea)$/.test(element.localName) ||
    (Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) &&
      isJudged(element.textContent));
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
    // Text for screen readers, and links that only appear when they have the focus.
    getComputedStyle(element).clipPath !== 'inset(50%)';
  const known = new Set(seen);
  const byCombination = new Map<string, Element[]>();
  for (const element of Array.from(document.body.querySelectorAll('*')).filter(hasText)) {
    const combination = combinationOf(element);
    if (!known.has(combination) && isSeen(element)) {
      byCombination.set(combination, [...(byCombination.get(combination) ?? []), element]);
    }
  }
  // Axe has no result for elements that are covered, so check several of each combination.
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
  // The background is part of the combination, so axe couldn't decide on another element, either. Covered elements are
  // different.
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
