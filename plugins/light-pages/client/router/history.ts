import {createLocation, createPath, type History, type Location, type Target} from './location';

type Action = History['action'];
type Listener = Parameters<History['listen']>[0];
type Prompt = Parameters<History['block']>[0];

declare global {
  interface Window {
    /** Not in Safari before 26.2, nor in Firefox before 147. */
    readonly navigation?: {readonly currentEntry: {readonly index: number} | null};
  }
}

/**
 * Makes what createBrowserHistory of the package history makes, with two differences. Of several prompts that block, all
 * are asked, the newest first, where the original forgets the older ones. And a way to an entry from before a reload can be
 * blocked too, in browsers that number their entries.
 */
export function createHistory(): History {
  const listeners = new Set<Listener>();
  let prompts: {prompt: Prompt}[] = [];
  /** Of the entries that are known, in order; those from before a reload are not. */
  const keys: Location['key'][] = [];
  let isReverting = false;
  let shownIndex = readIndex();

  function show(action: Action, location: Location): void {
    history.action = action;
    history.location = location;
    shownIndex = readIndex();
    listeners.forEach((listener) => listener(location, action));
  }

  function isAllowed(action: Action, location: Location): boolean {
    return prompts.every(({prompt}) => {
      const answer = typeof prompt === 'function' ? prompt(location, action) : prompt;
      return typeof answer === 'string' ? window.confirm(answer) : answer !== false;
    });
  }

  function navigate(action: 'PUSH' | 'REPLACE', target: Target, given?: unknown): void {
    const location = createLocation(target, history.location, given, Math.random().toString(36).slice(2, 8));
    if (!isAllowed(action, location)) {
      return;
    }
    const {key, state} = location;
    const index = keys.indexOf(history.location.key);
    if (action === 'PUSH') {
      window.history.pushState({key, state}, '', createPath(location));
      keys.splice(index + 1, Infinity, key);
    } else {
      window.history.replaceState({key, state}, '', createPath(location));
      if (index >= 0) {
        keys[index] = key;
      }
    }
    show(action, location);
  }

  /** The browser has gone already: goes back to what is shown. */
  function revert(from: Location): void {
    const indexOf = ({key}: Location) => Math.max(0, keys.indexOf(key));
    const index = readIndex();
    const delta =
      index !== undefined && shownIndex !== undefined ? shownIndex - index : indexOf(history.location) - indexOf(from);
    if (delta !== 0) {
      isReverting = true;
      window.history.go(delta);
    }
  }

  const history: History = {
    get length() {
      return window.history.length;
    },
    action: 'POP',
    location: readLocation(),
    push: (target: Target, state?: unknown) => navigate('PUSH', target, state),
    replace: (target: Target, state?: unknown) => navigate('REPLACE', target, state),
    go: (delta) => window.history.go(delta),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    createHref: createPath,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    block(prompt = false) {
      const entry = {prompt};
      prompts = [entry, ...prompts];
      return () => {
        prompts = prompts.filter((other) => other !== entry);
      };
    },
  };
  keys.push(history.location.key);

  window.addEventListener('popstate', () => {
    const location = readLocation();
    if (isReverting) {
      isReverting = false;
    } else if (isAllowed('POP', location)) {
      show('POP', location);
    } else {
      revert(location);
    }
  });
  return history;
}

/** @returns the number of the current entry, where the browser tells */
function readIndex(): number | undefined {
  return window.navigation?.currentEntry?.index;
}

function readLocation(): Location {
  const {pathname, search, hash} = window.location;
  const {key, state} = (window.history.state ?? {}) as Partial<Location>;
  return createLocation(pathname + search + hash, undefined, state, key);
}
