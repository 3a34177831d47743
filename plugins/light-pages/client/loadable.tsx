/**
 * Stands in for react-loadable in the browser: a component whose code is loaded before it is shown. What the original
 * has for the server isn't here, nor its delays, which are left to what is shown meanwhile (src/theme/Loading). Unlike the
 * original, it doesn't keep a failure: a page that couldn't be loaded ahead, offline, is loaded when its link is followed.
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

  /** Loads once; what couldn't be loaded, again the next time. */
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
      // What has failed waits for the reader to try again.
      if (!loaded && !error) {
        follow();
      }
      // eslint-disable-next-line react-hooks/exhaustive-deps -- what follows is told by the promise
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

/** @returns a component that shows what is loaded; its `preload` loads that earlier */
export default function Loadable<Loaded>({loader, ...shown}: Shown<Loaded> & {loader: () => Promise<Loaded>}) {
  return createLoadable(loader, shown);
}

/** The same for several parts by name. */
Loadable.Map = ({loader, ...shown}: Shown<Record<string, unknown>> & {loader: Readonly<Record<string, Load>>}) =>
  createLoadable(() => loadAll(loader), shown);
