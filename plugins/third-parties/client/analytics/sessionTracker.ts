import type {Queue} from './queue';
import {continueSession, type SessionRules} from './session';
import type {SessionStore} from './sessionStore';

export interface SessionTracker {
  /** Id of the session that queued events belong to; empty before the first activity. */
  readonly id: string;
  /**
   * Records an activity of the reader; failed requests and measurements aren't activities. `campaign` is the one that
   * has just brought the reader here.
   */
  touch: (campaign?: string | null) => void;
}

/**
 * Keeps the session up to date, and emits an event whenever one begins or ends.
 *
 * @param store - shares the session between tabs
 * @param rules - when a session ends
 * @param queue - receives the events; it's flushed before the session changes, so that queued events have the right
 *   session id
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
