import type {ReactNode} from 'react';
import {createContext, useContext, useMemo} from 'react';
import type {FenceMeta} from '../../lib/code/fenceMeta';
import {parseFenceMeta} from '../../lib/code/fenceMeta';

const FenceMetaContext = createContext<FenceMeta>({isResponse: false});

interface Props {
  metastring?: string;
  children: ReactNode;
}

export function FenceMetaProvider({metastring, children}: Props): ReactNode {
  const meta = useMemo(() => parseFenceMeta(metastring), [metastring]);
  return <FenceMetaContext.Provider value={meta}>{children}</FenceMetaContext.Provider>;
}

/** What the words after the fence's language say about the code block around. */
export function useFenceMeta(): FenceMeta {
  return useContext(FenceMetaContext);
}
