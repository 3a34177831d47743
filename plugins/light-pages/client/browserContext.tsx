import {createContext, type ReactNode, startTransition, useEffect, useState} from 'react';

/** Whether React has taken over the page; what only browsers can show is rendered from then on. */
export const Context = createContext(false);

/**
 * Like Docusaurus's own, but in a transition. What follows from it, such as the buttons of all samples on a page, would
 * otherwise be rendered in one task; now React stops whenever the reader does something.
 */
export function BrowserContextProvider({children}: {children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    startTransition(() => setIsBrowser(true));
  }, []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
