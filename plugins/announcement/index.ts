import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcementScript} from './inlineScript';

/** Keeps a dismissed announcement from flashing: one inline script, only where the site has an announcement. */
export default function announcementPlugin({siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as Partial<ThemeConfig>;
  return {
    name: 'announcement',
    injectHtmlTags() {
      if (!announcementBar) {
        return {};
      }
      return {preBodyTags: [{tagName: 'script', innerHTML: announcementScript(announcementBar.id, siteStorage)}]};
    },
  };
}
