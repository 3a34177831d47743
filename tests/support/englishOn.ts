import type {Page} from '@playwright/test';
import {frameworks} from '../../src/data/home';
import {english} from './otherLanguage';

/** Names that are the same in every language. */
const names = [
  ...['Claude', 'ChatGPT', 'Perplexity'],
  ...['HTTP', 'cURL', 'JavaScript', 'Strapi Client', '200 OK'],
  ...frameworks.map(({label}) => label),
];

/**
 * Finds English that readers see or that a screen reader announces: texts, accessible names and titles, except for code
 * and keys. Skips Docusaurus's notice about a wrong base URL, which is for sites whose stylesheets don't load and is
 * otherwise hidden by them.
 */
export async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [document.title];
    while (walker.nextNode()) {
      if (
        !walker.currentNode.parentElement?.closest(
          'script, style, noscript, code, pre, kbd[aria-hidden], #__docusaurus-base-url-issue-banner-container',
        )
      ) {
        found.push(walker.currentNode.textContent ?? '');
      }
    }
    for (const element of Array.from(document.body.querySelectorAll('*'))) {
      found.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
    }
    return found;
  });
  return texts
    .map((text) => names.reduce((rest, name) => rest.replace(name, ''), text))
    .filter((text) => english.test(text));
}
