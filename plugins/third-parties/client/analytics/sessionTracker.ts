import type {Queue} from './queue';
import {continueSession, type SessionRules} from './session';
import type {SessionStore} from './sessionStore';

export interface SessionTracker {
  /** Id of the session that what is queued belongs to; empty before the first activity. */
  readonly id: string;
  /** The reader did something, which failed requests and measures aren't; `campaign` is the one that has just brought them here. */
  touch: (campaign?: string | null) => void;
}

/**
 * Keeps the session up to date, and tells of each that begins or ends.
 *
 * @param store - where tabs share the session
 * @param rules - when a session ends
 * @param queue - takes the events; what is queued is sent before the session changes, and so with its id
 */
export function createSessionTracker(
  store: SessionStore,
  rules: SessionRules,
  queue: Pick<Queue, 'flush' | 'push'>,
): SessionTracker {
  let current = '';
  // Another tab, or an earlier page, may have begun the session that ends here.
  const enter = (id: string): void => {
    if (id !== current) {
      queue.flush();
      current = id;
    }
  };
  return {
    get id() {
      return current;
    },
    touch(campaign = null) {
      const activity = {time: Date.now(), campaign};
      const {session, ended, reason} = continueSession(store.read(), activity, rules, () => crypto.randomUUID());
      if (ended) {
        enter(ended.id);
        queue.push('session_end', {session: ended.id, reason, duration: ended.lastActivityAt - ended.startedAt});
      }
      enter(session.id);
      store.write(session);
      if (reason !== null) {
        queue.push('session_start', {session: session.id, reason, campaign: session.campaign});
      }
    },
  };
}
