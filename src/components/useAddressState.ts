import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState} from 'react';

/**
 * State that is kept in the query of the address, so that Back, a reload and a copied link bring it back. Changing it adds
 * no entry to the browser's history, and the router isn't told: the page stays as it is.
 *
 * @param empty - the state without a query: names of parameters, and the value of each that is left out; a constant
 * @returns the state, and its setter
 */
export function useAddressState<State extends Readonly<Record<keyof State, string>>>(
  empty: State,
): [State, (state: State) => void] {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [changed, setChanged] = useState<{state: State; location: typeof location}>();

  const change = (state: State): void => {
    setChanged({state, location});
    write(empty, state);
  };

  // What was changed counts until the next navigation.
  if (changed?.location === location) {
    return [changed.state, change];
  }
  // The served page knows no query, and hydration begins with what was served.
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
    // Safari takes no more than a hundred changes in half a minute. The page has the new state all the same.
  }
}
