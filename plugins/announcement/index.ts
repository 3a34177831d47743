import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcementScript} from './inlineScript';

/**
 * Prevents a dismissed announcement from flashing, with an inline script that's only added if the site has an
 * announcement. Also makes the announcement's text translatable.
 */
export default function announcementPlugin({siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as Partial<ThemeConfig>;
  return {
    name: 'announcement',

    // The theme makes its other texts translatable, but not this one.
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
