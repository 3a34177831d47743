import type {GroupOptions} from './regroup';

/** Data that the build passes to the browser. */
export interface SearchData {
  /** Path of the index's manifest, base URL included. */
  manifest: string;
  groups: GroupOptions;
}
