import type {SiteStorage} from '@docusaurus/types';
import {scriptJson} from '../../src/lib/scriptJson';

/**
 * Creates a script that marks the html element before the first paint if the reader has dismissed this announcement.
 * theme-classic's own script reads local storage regardless of the configuration, and hides a new announcement if an
 * older one was dismissed. theme-common's contexts/announcementBar.tsx defines the names of the keys.
 *
 * @param id - id of the current announcement
 * @param storage - the site's storage
 * @returns a self-contained script that sets `data-announcement="dismissed"`, or does nothing
 */
export function announcementScript(id: string, {type, namespace}: SiteStorage): string {
  const stored = (name: string) => `s.getItem(${scriptJson(`docusaurus.announcement.${name}${namespace}`)})`;
  return `(function(){try{var s=window[${scriptJson(type)}];if(${stored('id')}===${scriptJson(id)}&&${stored('dismiss')}==="true")document.documentElement.setAttribute("data-announcement","dismissed")}catch(e){}})();`;
}
