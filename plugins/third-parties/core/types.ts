import type {AnalyticsSettings} from './analyticsDefaults';

/** A script from another host, with the attributes that its vendor requires. */
export interface VendorScript {
  src: string;
  attributes?: Readonly<Record<string, string>>;
}

export interface AnalyticsOptions {
  /** Collector that accepts batches by POST. */
  url: string;
  key: string;
  transport: 'beacon' | 'fetch';
  remoteConfigUrl?: string;
  settings?: Partial<AnalyticsSettings>;
  visualTagging?: {src: string; allowedOrigins: readonly string[]};
}

/** A third party, as exposed to the reader's browser. */
export interface Vendor {
  name: 'answerWidget' | 'experiments' | 'sessionRecorder' | 'tagManager';
  script: VendorScript;
}

/** Id of the element that contains {@link ClientSettings} on every page. */
export const settingsElementId = 'third-parties';

/** Settings that pages contain for the client module. */
export interface ClientSettings {
  vendors: readonly Vendor[];
  analytics?: AnalyticsOptions;
}

/** Global data for the theme. */
export interface GlobalData {
  /** Whether anything needs the reader's consent. */
  needsConsent: boolean;
  /** Whether the not-found page offers a game. */
  game: boolean;
}
