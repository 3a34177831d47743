import type {ThemeConfig} from '@docusaurus/preset-classic';
import {validateThemeConfig as validateClassicConfig} from '@docusaurus/theme-classic/lib/options';
import type {Plugin, ThemeConfigValidationContext} from '@docusaurus/types';
import {navbarItemError} from '../../src/lib/navbarItemError';

/** Names the navbar item that the theme rejects. The theme's own message doesn't. */
export default function navbarPlugin(): Plugin {
  return {name: 'navbar'};
}

/**
 * Lets the theme validate each item separately. This runs before the theme validates all of them, because plugins that
 * are functions in the configuration don't have to be loaded from a package first; tests/e2e/navbar-errors.spec.ts
 * verifies that Docusaurus keeps doing that.
 *
 * @returns the configuration, unchanged
 * @throws Error that names the item, with the theme's error as its cause
 */
navbarPlugin.validateThemeConfig = ({
  validate,
  themeConfig,
}: ThemeConfigValidationContext<ThemeConfig>): ThemeConfig => {
  for (const item of themeConfig.navbar?.items ?? []) {
    try {
      validateClassicConfig({validate, themeConfig: {navbar: {items: [item]}}} as never);
    } catch (cause) {
      throw navbarItemError(item, cause);
    }
  }
  return themeConfig;
};
