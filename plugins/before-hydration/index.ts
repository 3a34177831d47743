import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {colorModeScript, earlyEventsScript, hiddenSidebarScript} from './scripts';

/**
 * What can't wait for the site's code: a color mode that exists, the sidebar as the reader left it, and what the reader
 * does while the page isn't interactive yet. The scripts are inline, and their hashes are part of the
 * Content-Security-Policy (host/writeHostFiles.ts). Those about what is shown come after the theme's own. The one that keeps
 * what a reader does is above the stylesheets, because a script below them waits until they have arrived.
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
