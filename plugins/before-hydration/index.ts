import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {colorModeScript, earlyEventsScript, hiddenSidebarScript} from './scripts';

/**
 * What can't wait for the site's code: a color mode that exists, the sidebar as the reader left it, and what the reader
 * does while the page isn't interactive yet. The scripts are inline, after the theme's own, and their hashes are part
 * of the Content-Security-Policy (host/writeHostFiles.ts).
 */
export default function beforeHydrationPlugin({siteConfig, siteStorage}: LoadContext): Plugin {
  const {colorMode} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'before-hydration',
    injectHtmlTags() {
      const scripts = [
        colorModeScript(colorMode.defaultMode),
        hiddenSidebarScript(siteStorage),
        earlyEventsScript(siteStorage),
      ];
      return {preBodyTags: scripts.map((innerHTML) => ({tagName: 'script', innerHTML}))};
    },
  };
}
