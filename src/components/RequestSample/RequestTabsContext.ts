import {createContext, useContext} from 'react';

/** Name under which the reader's choice is stored, for the whole site. */
export const requestGroup = 'request-language';

export interface RequestTabs {
  /** Prefix of the ids. */
  prefix: string;
  values: ReadonlyArray<{value: string; label: string}>;
  /** The form that shows. */
  selected: string;
  select: (value: string) => void;
  /** Fetches the forms, if that hasn't been done: the reader is about to choose one. */
  prepare: () => void;
  /** Whether the reader waits for a form that can't be fetched. */
  hasFailed: boolean;
}

export const RequestTabsContext = createContext<RequestTabs | undefined>(undefined);

/** The forms that the code block around is one of; undefined for all other code. */
export function useRequestTabs(): RequestTabs | undefined {
  return useContext(RequestTabsContext);
}
