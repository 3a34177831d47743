export interface Session {
  id: string;
  /** Milliseconds since the Unix epoch. */
  startedAt: number;
  lastActivityAt: number;
  campaign: string | null;
}

export interface SessionRules {
  sessionTimeoutMs: number;
  newSessionOnCampaign: boolean;
}

export interface SessionChange {
  session: Session;
  /** The session that this activity ended, if any. */
  ended: Session | null;
  /** Why a new session began; null if the current one continues. */
  reason: 'first' | 'timeout' | 'campaign' | null;
}

/**
 * Decides whether an activity belongs to the current session or begins a new one.
 *
 * @param current - the current session; null on the first activity
 * @param activity - its time (milliseconds since the epoch) and the campaign in the current URL
 * @param rules - timeout, and whether a new campaign begins a new session
 * @param createId - creates the id of a new session
 * @returns the session after the activity, the one it ended, and why
 */
export function continueSession(
  current: Session | null,
  activity: {time: number; campaign: string | null},
  rules: SessionRules,
  createId: () => string,
): SessionChange {
  const reason = reasonForNew(current, activity, rules);
  if (current && reason === null) {
    return {session: {...current, lastActivityAt: activity.time}, ended: null, reason};
  }
  const session = {
    id: createId(),
    startedAt: activity.time,
    lastActivityAt: activity.time,
    campaign: activity.campaign,
  };
  return {session, ended: current, reason};
}

function reasonForNew(
  current: Session | null,
  {time, campaign}: {time: number; campaign: string | null},
  rules: SessionRules,
): SessionChange['reason'] {
  if (!current) {
    return 'first';
  }
  if (time - current.lastActivityAt > rules.sessionTimeoutMs) {
    return 'timeout';
  }
  if (rules.newSessionOnCampaign && campaign !== null && campaign !== current.campaign) {
    return 'campaign';
  }
  return null;
}

/**
 * Parses a session stored as JSON.
 *
 * @param stored - content of the storage, or null
 * @returns the session; null if there's none or it's invalid
 */
export function parseSession(stored: string | null): Session | null {
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
