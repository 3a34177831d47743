import {createContext, useContext} from 'react';

/** Storage key of the reader's choice, for the whole site. */
export const requestGroup = 'request-language';

export interface RequestTabs {
  /** Prefix of the ids. */
  prefix: string;
  values: ReadonlyArray<{value: string; label: string}>;
  /** The form that's shown. */
  selected: string;
  select: (value: string) => void;
  /** Fetches the forms if necessary, when the reader is about to choose one. */
  prepare: () => void;
  /** Whether the chosen form couldn't be fetched. */
  hasFailed: boolean;
}

export const RequestTabsContext = createContext<RequestTabs | undefined>(undefined);

/** The forms of the request in the enclosing code block; undefined for other code. */
export function useRequestTabs(): RequestTabs | undefined {
  return useContext(RequestTabsContext);
}
