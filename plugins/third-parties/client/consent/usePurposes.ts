import {useThirdParties} from '../useThirdParties';

/** What this site would load from third parties, and therefore needs consent for. */
export interface Purposes {
  /** Whether pages would collect analytics from the start. */
  measures: boolean;
  /** Host of the assistant's script, which is loaded when a reader opens it. */
  assistant?: string;
}

/**
 * @param assistant - host of the assistant's script, if it comes from a third party
 * @returns what needs consent, according to this site's configuration
 */
export function usePurposes(assistant: string | undefined): Purposes {
  return {measures: useThirdParties().needsConsent, assistant};
}
