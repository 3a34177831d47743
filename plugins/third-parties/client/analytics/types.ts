/** One thing that happened, as it is sent. */
export interface AnalyticsEvent {
  name: string;
  /** Milliseconds since the Unix epoch. */
  time: number;
  properties: Readonly<Record<string, string | number | boolean | null>>;
}

/** What is sent in one request. */
export interface AnalyticsBatch {
  key: string;
  clientId: string | null;
  sessionId: string;
  events: readonly AnalyticsEvent[];
}

/** Carries a batch away. Resolves to whether it was accepted; never rejects. */
export interface Transport {
  send(batch: AnalyticsBatch): Promise<boolean>;
}

/** Emits one event; `time` is filled in by the client. */
export type Emit = (name: string, properties?: AnalyticsEvent['properties']) => void;
