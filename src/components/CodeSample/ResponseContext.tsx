import type {ReactNode} from 'react';
import {createContext, useContext, useMemo} from 'react';
import type {ResponseMeta} from '../../lib/code/parseMeta';
import {parseResponseMeta} from '../../lib/code/parseMeta';

const ResponseContext = createContext<ResponseMeta | undefined>(undefined);

interface Props {
  metastring?: string;
  children: ReactNode;
}

export function ResponseProvider({metastring, children}: Props): ReactNode {
  const response = useMemo(() => parseResponseMeta(metastring), [metastring]);
  return <ResponseContext.Provider value={response}>{children}</ResponseContext.Provider>;
}

/** The response that the enclosing code block shows; `undefined` if it shows something else. */
export function useResponse(): ResponseMeta | undefined {
  return useContext(ResponseContext);
}
