import {useThirdParties} from '../useThirdParties';

/** What this site would load from other companies, and so needs the reader's consent for. */
export interface Purposes {
  /** Whether pages would measure how they are used, from their first moment on. */
  measures: boolean;
  /** Host of the assistant's script, which is loaded when a reader opens it. */
  assistant?: string;
}

/**
 * @param assistant - host of the assistant's script, where it comes from another company
 * @returns what consent is needed for, by this site's configuration
 */
export function usePurposes(assistant: string | undefined): Purposes {
  return {measures: useThirdParties().needsConsent, assistant};
}
