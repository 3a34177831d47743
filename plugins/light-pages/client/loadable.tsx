/**
 * Replaces react-loadable in the browser: a component whose code is loaded before it's shown. It lacks the original's server
 * part, and its delays, which are up to the loading component (src/theme/Loading). Unlike the original, it doesn't remember
 * failures: a page that couldn't be prefetched while offline is loaded when its link is followed.
 */
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

interface Shown<Loaded> {
  loading: ComponentType<LoadingComponentProps>;
  render: (loaded: Loaded, props: object) => ReactNode;
}

interface Outcome<Loaded> {
  loaded?: Loaded;
  error?: unknown;
}

function createLoadable<Loaded>(load: () => Promise<Loaded>, {loading: Loading, render}: Shown<Loaded>) {
  let outcome: Outcome<Loaded> = {};
  let promise: Promise<Loaded> | undefined;

  /** Loads once; after a failure, the next call tries again. */
  function preload(): Promise<Loaded> {
    if (!promise) {
      outcome = {};
      promise = load().then(
        (loaded) => {
          outcome = {loaded};
          return loaded;
        },
        (error: unknown) => {
          outcome = {error};
          promise = undefined;
          throw error;
        },
      );
    }
    return promise;
  }

  function LoadableComponent(props: object): ReactNode {
    const [{loaded, error}, setOutcome] = useState(outcome);

    const follow = (): void => {
      const show = (): void => setOutcome(outcome);
      preload().then(show, show);
    };
    const retry = (): void => {
      setOutcome({});
      follow();
    };
    useEffect(() => {
      // After a failure, wait for the reader to retry.
      if (!loaded && !error) {
        follow();
      }
      // eslint-disable-next-line react-hooks/exhaustive-deps -- the promise reports the rest
    }, []);

    return loaded ? (
      render(loaded, props)
    ) : (
      <Loading error={error} retry={retry} isLoading={!error} pastDelay={false} timedOut={false} />
    );
  }
  LoadableComponent.preload = preload;
  return LoadableComponent;
}

type Load = () => Promise<unknown>;

async function loadAll(loaders: Readonly<Record<string, Load>>): Promise<Record<string, unknown>> {
  const entries = Object.entries(loaders).map(async ([key, load]) => [key, await load()] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** @returns a component that renders the loaded one; its `preload` loads it in advance */
export default function Loadable<Loaded>({loader, ...shown}: Shown<Loaded> & {loader: () => Promise<Loaded>}) {
  return createLoadable(loader, shown);
}

/** The same for several modules by name. */
Loadable.Map = ({loader, ...shown}: Shown<Record<string, unknown>> & {loader: Readonly<Record<string, Load>>}) =>
  createLoadable(() => loadAll(loader), shown);
