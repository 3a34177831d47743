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
  /** Why a new session began, or null when the current one goes on. */
  reason: 'first' | 'timeout' | 'campaign' | null;
}

/**
 * Decides whether an activity belongs to the current session or begins a new one.
 *
 * @param current - the session so far, or null on the first activity
 * @param activity - when it happened (milliseconds since the epoch) and the campaign of the current address
 * @param rules - time-out, and whether a new campaign begins a new session
 * @param createId - makes the id of a new session
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
 * Reads a session that was kept as JSON.
 *
 * @param stored - what the storage held, or null
 * @returns the session, or null when there is none or it is not one
 */
export function parseSession(stored: string | null): Session | null {
  if (stored === null) {
    return null;
  }
  try {
    const value: unknown = JSON.parse(stored);
    return isSession(value) ? value : null;
  } catch {
    // Written by something else, or cut off: begin a new session.
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
