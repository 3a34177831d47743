import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState} from 'react';
import {useOwnsUrl} from './useOwnsUrl';

/**
 * State in the URL's query, so that Back, a reload and a copied link restore it. Changing it doesn't add a history entry, and
 * bypasses the router, so the page isn't rerendered.
 *
 * @param empty - the state without a query, as a constant: parameter names and their default values
 * @returns the state, and its setter
 */
export function useUrlState<State extends Readonly<Record<keyof State, string>>>(
  empty: State,
): [State, (state: State) => void] {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const ownsUrl = useOwnsUrl();
  const [changed, setChanged] = useState<{state: State; location: typeof location}>();

  const change = (state: State): void => {
    setChanged({state, location});
    if (ownsUrl()) {
      write(empty, state);
    }
  };

  // Changes apply until the next navigation.
  if (changed?.location === location) {
    return [changed.state, change];
  }
  // The served page is rendered without a query, and hydration has to start with the same.
  return [isBrowser ? read(empty, location.search) : empty, change];
}

function read<State extends Readonly<Record<keyof State, string>>>(empty: State, search: string): State {
  const query = new URLSearchParams(search);
  const entries = Object.entries<string>(empty).map(([name, value]) => [name, query.get(name) ?? value]);
  return Object.fromEntries(entries) as State;
}

function write(empty: Readonly<Record<string, string>>, state: Readonly<Record<string, string>>): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(state)) {
    if (value === empty[name]) {
      url.searchParams.delete(name);
    } else {
      url.searchParams.set(name, value);
    }
  }
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // Safari allows at most a hundred changes in 30 seconds. The page has the new state anyway.
  }
}
