import {createLocation, createPath, type History, type Location, type Target} from './location';

type Action = History['action'];
type Listener = Parameters<History['listen']>[0];
type Prompt = Parameters<History['block']>[0];

/** What an entry of the session history keeps. */
interface EntryState extends Partial<Pick<Location, 'key' | 'state'>> {
  /** Where the entry stands among those of the site, so that the way to it can be undone after a reload too. */
  position?: number;
}

/**
 * Makes what createBrowserHistory of the package history makes, with two differences. Of several prompts that block, all
 * are asked, the newest first, where the original forgets the older ones. And a step back or forward can be blocked whatever
 * entry it leads to, where the original only knows those that it added itself since the page was loaded.
 */
export function createHistory(): History {
  const listeners = new Set<Listener>();
  let prompts: {prompt: Prompt}[] = [];
  let isReverting = false;
  /** Of the entry that is shown: not the current one until prompts have been asked. */
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

  /** The browser has gone already: goes back to what is shown. */
  function revert(): void {
    // Only an entry from before the site's code ran has no position, and that's an older one.
    const delta = position - (readEntry().position ?? position - 1);
    // Going by 0 would load the page again.
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
 * @param position - given to the current entry if it has none yet
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
