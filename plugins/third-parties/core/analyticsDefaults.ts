/** Defaults of the product-analytics client. Each number is from section 9 of the site's specification, unless it says otherwise. */
export const analyticsDefaults = {
  /** A click without a page change within this time is a dead click. Milliseconds. */
  deadClickMs: 3000,
  /** This many clicks … */
  rageClickCount: 4,
  /** … within this time … Milliseconds. */
  rageClickWindowMs: 1000,
  /** … inside a box with sides of this length are a rage click. CSS pixels. */
  rageClickBoxPx: 50,
  /** Responses with a status from `networkStatusMin` to `networkStatusMax` are reported. */
  networkStatusMin: 500,
  networkStatusMax: 599,
  /** A session ends after this time without activity. Milliseconds; the half hour that web analytics commonly use. */
  sessionTimeoutMs: 30 * 60 * 1000,
  /** Whether arriving from another marketing campaign begins a new session. */
  newSessionOnCampaign: false,
  /** Events wait at most this long before they are sent. Milliseconds; our choice. */
  flushMs: 5000,
  /** Events in one request at most; our choice, far below the 64 KiB that a beacon may carry. */
  batchSize: 20,
} as const;

export type AnalyticsSettings = {
  -readonly [Key in keyof typeof analyticsDefaults]: (typeof analyticsDefaults)[Key] extends boolean ? boolean : number;
};
