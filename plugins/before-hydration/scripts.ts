import {hiddenSidebarKey} from '../../src/lib/hiddenSidebarKey';

/** The site's storage. */
export interface SiteStorage {
  type: 'localStorage' | 'sessionStorage';
  /** Suffix of every key of the site. */
  namespace: string;
}

/**
 * Script that puts the default color mode in the place of one that doesn't exist. The theme's script takes over whatever
 * storage or the address says, and no style fits `data-theme="purple"`.
 *
 * @param defaultMode - the mode of a reader who has chosen none
 */
export function colorModeScript(defaultMode: 'light' | 'dark'): string {
  const mode = JSON.stringify(defaultMode);
  return `(function(d){if(!/^(light|dark)$/.test(d.getAttribute("data-theme"))){d.setAttribute("data-theme",${mode});d.setAttribute("data-theme-choice",${mode})}})(document.documentElement);`;
}

/**
 * Script that sets `data-sidebar="hidden"` on the html element when the reader has hidden the sidebar, so that it isn't
 * there for a moment on each page (src/theme/DocRoot/Layout/Sidebar).
 *
 * @param storage - where the site keeps its state
 */
export function hiddenSidebarScript({type, namespace}: SiteStorage): string {
  const key = JSON.stringify(hiddenSidebarKey + namespace);
  return `(function(){try{if(window[${JSON.stringify(type)}].getItem(${key})==="true")document.documentElement.setAttribute("data-sidebar","hidden")}catch(e){}})();`;
}

/**
 * Script that remembers the last button pressed before the page is interactive. `takeEarlyTap` gives it, once, and ends
 * the remembering (client/replayEarlyTap.ts).
 */
export const earlyTapScript =
  '(function(){var tapped=null;' +
  'function remember(event){tapped=event.target.closest("#__docusaurus button")}' +
  'addEventListener("click",remember);' +
  'window.takeEarlyTap=function(){removeEventListener("click",remember);var taken=tapped;tapped=null;return taken}})();';
