import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcementScript} from './inlineScript';

/**
 * Keeps a dismissed announcement from flashing: one inline script, only where the site has an announcement. Has its text
 * translated.
 */
export default function announcementPlugin({siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as Partial<ThemeConfig>;
  return {
    name: 'announcement',

    // The theme has its other texts translated, and not this one.
    getTranslationFiles: () =>
      announcementBar ? [{path: 'announcement', content: {content: {message: announcementBar.content}}}] : [],

    translateThemeConfig({themeConfig, translationFiles: [file]}) {
      const content = file?.content['content']?.message;
      return content === undefined ? themeConfig : {...themeConfig, announcementBar: {...announcementBar, content}};
    },

    injectHtmlTags() {
      if (!announcementBar) {
        return {};
      }
      return {preBodyTags: [{tagName: 'script', innerHTML: announcementScript(announcementBar.id, siteStorage)}]};
    },
  };
}
