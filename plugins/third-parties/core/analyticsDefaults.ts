/**
 * Defaults of the product analytics client. Each number is from section 9 of the site's specification, unless noted
 * otherwise.
 */
export const analyticsDefaults = {
  /** In milliseconds. A click without a page change within this time is a dead click. */
  deadClickMs: 3000,
  /** A rage click is this many clicks … */
  rageClickCount: 4,
  /** … within this time (in milliseconds) … */
  rageClickWindowMs: 1000,
  /** … inside a square with sides of this length (in CSS pixels). */
  rageClickBoxPx: 50,
  /** Responses with a status from `networkStatusMin` to `networkStatusMax` are reported. */
  networkStatusMin: 500,
  networkStatusMax: 599,
  /** In milliseconds. A session ends after this time without activity; half an hour is common in web analytics. */
  sessionTimeoutMs: 30 * 60 * 1000,
  /** Whether arriving through another marketing campaign begins a new session. */
  newSessionOnCampaign: false,
  /** Maximum time in milliseconds that events wait before they're sent. Our choice. */
  flushMs: 5000,
  /** Maximum number of events per request. Our choice, far below the 64 KiB limit of a beacon. */
  batchSize: 20,
};

export type AnalyticsSettings = typeof analyticsDefaults;
