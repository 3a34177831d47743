import type {AnalyticsSettings} from './analyticsDefaults';

/** A script of another host, with the attributes its vendor asks for. */
export interface VendorScript {
  src: string;
  attributes?: Readonly<Record<string, string>>;
}

export interface AnalyticsOptions {
  /** Collector that takes batches by POST. */
  url: string;
  key: string;
  transport: 'beacon' | 'fetch';
  remoteConfigUrl?: string;
  settings?: Partial<AnalyticsSettings>;
  visualTagging?: {src: string; allowedOrigins: readonly string[]};
}

/** Normalised options of the plugin: what is undefined is not loaded. */
export interface PluginOptions {
  answerWidget?: VendorScript;
  experiments?: VendorScript;
  tagManager?: {containerId: string; host: string};
  analytics?: AnalyticsOptions;
  sessionRecorder?: VendorScript;
  /** Whether the not-found page offers a small game (`src/components/Game`). It is the site's own, so it needs no consent. */
  game: boolean;
}

/** What a writer of the configuration may leave out. */
export type Options = Partial<Omit<PluginOptions, 'tagManager' | 'analytics'>> & {
  tagManager?: {containerId: string; host?: string};
  analytics?: Omit<AnalyticsOptions, 'transport'> & Partial<Pick<AnalyticsOptions, 'transport'>>;
};

/** A third party as the reader's browser gets to know it. */
export interface Vendor {
  name: 'answerWidget' | 'experiments' | 'sessionRecorder' | 'tagManager';
  script: VendorScript;
}

/** What the pages carry for the client module. */
export interface ClientSettings {
  vendors: readonly Vendor[];
  analytics?: AnalyticsOptions;
}

/** What the theme knows. */
export interface GlobalData {
  /** Whether there is anything to ask the reader's consent for. */
  needsConsent: boolean;
  /** Whether the not-found page offers a game. */
  game: boolean;
}
