import {createContext} from 'react';

/** Prefix of the ids of one set of tabs. */
export const TabIdContext = createContext('');

export function tabId(prefix: string, value: string): string {
  return `${prefix}tab-${value}`;
}

export function panelId(prefix: string, value: string): string {
  return `${prefix}panel-${value}`;
}
