import type {ReactNode} from 'react';
import {createContext, useContext} from 'react';
import {responseStatus} from '../../lib/code/parseMeta';

const ResponseStatus = createContext<number | undefined>(undefined);

interface Props {
  metastring?: string;
  children: ReactNode;
}

export function ResponseStatusProvider({metastring, children}: Props): ReactNode {
  return <ResponseStatus.Provider value={responseStatus(metastring)}>{children}</ResponseStatus.Provider>;
}

/** HTTP status of the response that the code block around shows; `undefined` where it shows something else. */
export function useResponseStatus(): number | undefined {
  return useContext(ResponseStatus);
}
