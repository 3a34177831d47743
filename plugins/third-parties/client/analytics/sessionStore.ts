import type {Session} from './session';
import {parseSession} from './session';

const storageKey = 'analytics-session';

export interface SessionStore {
  /** The session that the reader's latest activity in any tab belongs to, or null before the first one. */
  read: () => Session | null;
  write: (session: Session) => void;
  remove: () => void;
}

/**
 * Keeps the session where all tabs of the browser find it, because a reader who opens a link in a new tab goes on
 * reading. Where storage is blocked or full, the session lives as long as the page.
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
    // Blocked or full: this page's own copy serves.
    return undefined;
  }
}
