import type {Session} from './session';
import {parseSession} from './session';

const storageKey = 'analytics-session';

export interface SessionStore {
  /** The session of the reader's latest activity in any tab; null before the first one. */
  read: () => Session | null;
  write: (session: Session) => void;
  remove: () => void;
}

/**
 * Shares the session between all tabs of the browser, because readers continue in links that they open in a new tab. If
 * storage is blocked or full, the session lasts as long as the page.
 */
export function createSessionStore(): SessionStore {
  let own: Session | null = null;
  return {
    read() {
      const stored = parseSession(withStorage((storage) => storage.getItem(storageKey)) ?? null);
      return own && own.lastActivityAt > (stored?.lastActivityAt ?? 0) ? own : stored;
    },
    write(session) {
      own = session;
      withStorage((storage) => storage.setItem(storageKey, JSON.stringify(session)));
    },
    remove() {
      own = null;
      withStorage((storage) => storage.removeItem(storageKey));
    },
  };
}

function withStorage<T>(operation: (storage: Storage) => T): T | undefined {
  try {
    return operation(window.localStorage);
  } catch {
    // Blocked or full: use this page's own copy.
    return undefined;
  }
}
