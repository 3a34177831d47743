import {vi} from 'vitest';

interface Entry {
  url: URL;
  state: unknown;
}

/** As much of a window as a router needs, with a session history of its own. */
export interface FakeBrowser {
  entries: Entry[];
  location: URL;
  /** Follows an anchor of the page, as the browser does without a router. */
  followAnchor: (hash: string) => void;
  go: (delta: number) => void;
  /** Ends the scripts of the page, as a reload does. */
  unload: () => void;
}

/**
 * Puts a browser in the place of `window` until the test ends.
 *
 * @param url - that it shows first
 */
export function openFakeBrowser(url: string): FakeBrowser {
  const entries: Entry[] = [{url: new URL(url, 'https://site.test'), state: null}];
  const listeners = new Set<(event: {state: unknown}) => void>();
  let index = 0;

  const current = () => entries[index] as Entry;
  const pop = () => listeners.forEach((listener) => listener({state: current().state}));
  const write = (position: number, state: unknown, url: string) => {
    entries.splice(position, Infinity, {url: new URL(url, current().url), state: structuredClone(state)});
    index = position;
  };
  const go = (delta: number) => {
    if (entries[index + delta]) {
      index += delta;
      pop();
    }
  };
  vi.stubGlobal('navigator', {userAgent: 'Chrome'});
  vi.stubGlobal('window', {
    document: {createElement: () => undefined},
    navigator: {userAgent: 'Chrome'},
    get location() {
      return current().url;
    },
    history: {
      get length() {
        return entries.length;
      },
      get state() {
        return current().state;
      },
      pushState: (state: unknown, _title: unknown, url: string) => write(index + 1, state, url),
      replaceState(state: unknown, _title: unknown, url = current().url.href) {
        entries[index] = {url: new URL(url, current().url), state: structuredClone(state)};
      },
      go,
      back: () => go(-1),
      forward: () => go(1),
    },
    confirm: (question: string) => question === 'yes',
    addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
  });
  return {
    entries,
    get location() {
      return current().url;
    },
    followAnchor(hash) {
      write(index + 1, null, hash);
      pop();
    },
    go,
    unload: () => listeners.clear(),
  };
}
