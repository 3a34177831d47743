import {sitePath} from './safeUrl';
import {isObject} from './untrusted';

/** A result that a reader opened, as stored. */
export interface HistoryEntry {
  url: string;
  /** The heading, or the page's title. */
  title: string;
  /** Where it is: top level, or the page's title. */
  place: string;
}

export interface SearchHistory {
  recent: HistoryEntry[];
  favorites: HistoryEntry[];
}

const mostRecent = 6;
const mostFavorites = 20;

const emptyHistory: SearchHistory = {recent: [], favorites: []};

/** @returns the history with the entry as the most recent one, unless it's a favorite */
export function remember(history: SearchHistory, entry: HistoryEntry): SearchHistory {
  if (history.favorites.some(({url}) => url === entry.url)) {
    return history;
  }
  return {...history, recent: [entry, ...without(history.recent, entry)].slice(0, mostRecent)};
}

/** @returns the history with the entry among the favorites */
export function favorite(history: SearchHistory, entry: HistoryEntry): SearchHistory {
  return {
    recent: without(history.recent, entry),
    favorites: [entry, ...without(history.favorites, entry)].slice(0, mostFavorites),
  };
}

/** @returns the history without the entry */
export function forget(history: SearchHistory, entry: HistoryEntry): SearchHistory {
  return {recent: without(history.recent, entry), favorites: without(history.favorites, entry)};
}

/**
 * Reads a stored history. It isn't trusted: entries that another version of the site or an extension wrote are validated or dropped.
 *
 * @param stored - the stored value, if any
 */
export function parseHistory(stored: string | null): SearchHistory {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '');
  } catch {
    return emptyHistory;
  }
  const {recent, favorites} = isObject(value) ? value : {};
  return {recent: readEntries(recent, mostRecent), favorites: readEntries(favorites, mostFavorites)};
}

function readEntries(value: unknown, most: number): HistoryEntry[] {
  return Array.isArray(value) ? value.flatMap(readEntry).slice(0, most) : [];
}

function readEntry(value: unknown): HistoryEntry[] {
  const {url, title, place} = isObject(value) ? value : {};
  const path = typeof url === 'string' ? sitePath(url) : undefined;
  return path !== undefined && typeof title === 'string' && typeof place === 'string'
    ? [{url: path, title, place}]
    : [];
}

function without(entries: readonly HistoryEntry[], {url}: HistoryEntry): HistoryEntry[] {
  return entries.filter((entry) => entry.url !== url);
}
