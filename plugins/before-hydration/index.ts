import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {colorModeScript, earlyEventsScript, hiddenSidebarScript} from './scripts';

/**
 * Everything that can't wait for the site's code: replacing an invalid color mode, restoring the sidebar's state, and
 * recording what the reader does before the page is interactive. The scripts are inline, and their hashes are part of
 * the Content-Security-Policy (host/writeHostFiles.ts). Those that affect the display come after the theme's own. The
 * one that records events comes before the stylesheets, because scripts after them wait until they have loaded.
 */
export default function beforeHydrationPlugin({siteConfig, siteStorage}: LoadContext): Plugin {
  const {colorMode} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'before-hydration',
    injectHtmlTags() {
      const asTag = (innerHTML: string) => ({tagName: 'script', innerHTML});
      return {
        headTags: [asTag(earlyEventsScript(siteStorage))],
        preBodyTags: [colorModeScript(colorMode.defaultMode), hiddenSidebarScript(siteStorage)].map(asTag),
      };
    },
  };
}
