import {createContext} from 'react';

/** Prefix of the ids of one set of tabs. */
export const TabIdContext = createContext('');

/** Includes the value, which is read from the id before hydration (plugins/before-hydration/scripts.ts). */
export function tabId(prefix: string, value: string): string {
  return `${prefix}tab-${value}`;
}

export function panelId(prefix: string, value: string): string {
  return `${prefix}panel-${value}`;
}
