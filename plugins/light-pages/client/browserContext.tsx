import {createContext, type ReactNode, startTransition, useEffect, useState} from 'react';

/** Whether the page is hydrated; from then on, what only browsers can show is rendered. */
export const Context = createContext(false);

/**
 * Like Docusaurus's own, but in a transition. Otherwise, everything that depends on it, such as the buttons of all samples on a
 * page, would be rendered in one task. In a transition, React yields whenever the reader does something.
 */
export function BrowserContextProvider({children}: {children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    startTransition(() => setIsBrowser(true));
  }, []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
