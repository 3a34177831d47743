/** One event, as it's sent. */
export interface AnalyticsEvent {
  name: string;
  /** Milliseconds since the Unix epoch. */
  time: number;
  properties: Readonly<Record<string, string | number | boolean | null>>;
}

/** The content of one request. */
export interface AnalyticsBatch {
  key: string;
  clientId: string | null;
  sessionId: string;
  events: readonly AnalyticsEvent[];
}

/** Sends a batch. Resolves to whether it was accepted; never rejects. */
export interface Transport {
  send(batch: AnalyticsBatch): Promise<boolean>;
}

/** Emits one event; the client sets `time`. */
export type Emit = (name: string, properties?: AnalyticsEvent['properties']) => void;
