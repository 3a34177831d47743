import type {Queue} from './queue';

interface Session {
  id: string;
  /** Milliseconds since the Unix epoch. */
  startedAt: number;
  lastActivityAt: number;
  campaign: string | null;
}

interface SessionRules {
  sessionTimeoutMs: number;
  newSessionOnCampaign: boolean;
}

const storageKey = 'analytics-session';

/**
 * Keeps the reader's session up to date, and emits an event whenever one begins or ends. All tabs of the browser share
 * the session, because readers continue in links that they open in a new tab. If storage is blocked or full, the
 * session lasts as long as the page.
 */
export class SessionTracker {
  readonly #rules: SessionRules;
  readonly #queue: Pick<Queue, 'flush' | 'push'>;
  /** This page's copy of the session, in case storage is blocked or full. */
  #own: Session | null = null;
  #id = '';

  /**
   * @param rules - when a session ends
   * @param queue - receives the events; it's flushed before the session changes, so that queued events have the right
   *   session id
   */
  constructor(rules: SessionRules, queue: Pick<Queue, 'flush' | 'push'>) {
    this.#rules = rules;
    this.#queue = queue;
  }

  /** Id of the session that queued events belong to; empty before the first activity. */
  get id(): string {
    return this.#id;
  }

  /**
   * Records an activity of the reader; failed requests and measurements aren't activities.
   *
   * @param campaign - the campaign that has just brought the reader here
   */
  touch(campaign: string | null = null): void {
    const time = Date.now();
    const current = this.#read();
    const reason = this.#reasonForNew(current, time, campaign);
    if (current && reason === null) {
      this.#enter({...current, lastActivityAt: time});
      return;
    }
    if (current) {
      this.#switchTo(current.id);
      const duration = current.lastActivityAt - current.startedAt;
      this.#queue.push('session_end', {session: current.id, reason, duration});
    }
    const session = {id: crypto.randomUUID(), startedAt: time, lastActivityAt: time, campaign};
    this.#enter(session);
    this.#queue.push('session_start', {session: session.id, reason, campaign});
  }

  /** Forgets the session, in all tabs. */
  clear(): void {
    this.#own = null;
    withStorage((storage) => storage.removeItem(storageKey));
  }

  /** @returns why the activity begins a new session; null if the current one continues */
  #reasonForNew(
    current: Session | null,
    time: number,
    campaign: string | null,
  ): 'first' | 'timeout' | 'campaign' | null {
    if (!current) {
      return 'first';
    }
    if (time - current.lastActivityAt > this.#rules.sessionTimeoutMs) {
      return 'timeout';
    }
    const isOther = campaign !== null && campaign !== current.campaign;
    return isOther && this.#rules.newSessionOnCampaign ? 'campaign' : null;
  }

  /** @returns the session of the reader's latest activity in any tab; null before the first one */
  #read(): Session | null {
    const stored = parseSession(withStorage((storage) => storage.getItem(storageKey)) ?? null);
    return this.#own && this.#own.lastActivityAt > (stored?.lastActivityAt ?? 0) ? this.#own : stored;
  }

  #enter(session: Session): void {
    this.#switchTo(session.id);
    this.#own = session;
    withStorage((storage) => storage.setItem(storageKey, JSON.stringify(session)));
  }

  /** Another tab, or an earlier page, may have begun the session. */
  #switchTo(id: string): void {
    if (id !== this.#id) {
      this.#queue.flush();
      this.#id = id;
    }
  }
}

function withStorage<T>(operation: (storage: Storage) => T): T | undefined {
  try {
    return operation(window.localStorage);
  } catch {
    // Blocked or full: use this page's own copy.
    return undefined;
  }
}

/** @returns the session; null if there's none or it's invalid */
function parseSession(stored: string | null): Session | null {
  if (stored === null) {
    return null;
  }
  try {
    const value: unknown = JSON.parse(stored);
    return isSession(value) ? value : null;
  } catch {
    // Written by something else, or truncated: begin a new session.
    return null;
  }
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const {id, startedAt, lastActivityAt, campaign} = value as Partial<Record<keyof Session, unknown>>;
  return (
    typeof id === 'string' &&
    typeof startedAt === 'number' &&
    typeof lastActivityAt === 'number' &&
    (campaign === null || typeof campaign === 'string')
  );
}
