import type {ThemeConfig} from '@docusaurus/preset-classic';
import {validateThemeConfig as validateClassicConfig} from '@docusaurus/theme-classic/lib/options';
import type {Plugin, ThemeConfigValidationContext} from '@docusaurus/types';
import {navbarItemError} from '../../src/lib/navbarItemError';

/** Names the item of the navbar that the theme rejects, which the theme's own message doesn't. */
export default function navbarPlugin(): Plugin {
  return {name: 'navbar'};
}

/**
 * Has each item validated by the theme, alone. Runs before the theme validates all of them, because a plugin that is a
 * function of the configuration has no package to be read first; tests/e2e/navbar-errors.spec.ts holds Docusaurus to it.
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
