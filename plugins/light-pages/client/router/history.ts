import {createLocation, createPath, type History, type Location, type Target} from './location';

type Action = History['action'];
type Listener = Parameters<History['listen']>[0];
type Prompt = Parameters<History['block']>[0];

/** What's stored in a session history entry. */
interface EntryState extends Partial<Pick<Location, 'key' | 'state'>> {
  /** The entry's position among those of the site, so that going to it can be undone even after a reload. */
  position?: number;
}

/**
 * Works like createBrowserHistory of the package history, with two differences. If several prompts block, all of them are asked,
 * the newest first, while the original forgets the older ones. And Back or Forward can be blocked whatever entry it leads to,
 * while the original only knows those that it added itself since the page was loaded.
 */
export function createHistory(): History {
  const listeners = new Set<Listener>();
  let prompts: {prompt: Prompt}[] = [];
  let isReverting = false;
  /** Position of the entry that's shown, which isn't the current one until prompts have been asked. */
  let position = numberEntry(0);

  function show(action: Action, location: Location): void {
    history.action = action;
    history.location = location;
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
    const isNew = action === 'PUSH';
    const entry = {key, state, position: isNew ? position + 1 : position} satisfies EntryState;
    window.history[isNew ? 'pushState' : 'replaceState'](entry, '', createPath(location));
    position = entry.position;
    show(action, location);
  }

  /** The browser has already navigated, so this goes back to the entry that's shown. */
  function revert(): void {
    // Only an older entry, from before the site's code ran, has no position.
    const delta = position - (readEntry().position ?? position - 1);
    // `go(0)` would reload the page.
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

  window.addEventListener('popstate', () => {
    const location = readLocation();
    if (isReverting) {
      isReverting = false;
    } else if (isAllowed('POP', location)) {
      // An anchor that was followed is a new entry, which the browser made.
      position = numberEntry(position + 1);
      show('POP', location);
    } else {
      revert();
    }
  });
  return history;
}

function readEntry(): EntryState {
  return (window.history.state ?? {}) as EntryState;
}

/**
 * @param position - assigned to the current entry if it has none yet
 * @returns the position of the current entry
 */
function numberEntry(position: number): number {
  const entry = readEntry();
  if (entry.position === undefined) {
    window.history.replaceState({...entry, position}, '');
  }
  return entry.position ?? position;
}

function readLocation(): Location {
  const {pathname, search, hash} = window.location;
  const {key, state} = readEntry();
  return createLocation(pathname + search + hash, undefined, state, key);
}
