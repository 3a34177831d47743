/** Where the announcement bar keeps its state: names as theme-common's contexts/announcementBar.tsx writes them. */
export interface AnnouncementStorage {
  type: 'localStorage' | 'sessionStorage';
  /** Suffix of every key of the site. */
  namespace: string;
}

/**
 * Script that marks the html element before the first paint when the reader has dismissed this very announcement.
 * theme-classic's own script reads local storage whatever the configuration says, and hides a new announcement
 * because an older one was dismissed.
 *
 * @param id - id of the announcement shown
 * @param storage - the site's storage
 * @returns a script without dependencies that sets `data-announcement="dismissed"`, or does nothing
 */
export function announcementScript(id: string, {type, namespace}: AnnouncementStorage): string {
  const stored = (name: string) => `s.getItem(${toLiteral(`docusaurus.announcement.${name}${namespace}`)})`;
  return `(function(){try{var s=window[${toLiteral(type)}];if(${stored('id')}===${toLiteral(id)}&&${stored('dismiss')}==="true")document.documentElement.setAttribute("data-announcement","dismissed")}catch(e){}})();`;
}

function toLiteral(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
