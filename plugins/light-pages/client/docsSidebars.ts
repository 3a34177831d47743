import type {PropSidebar, PropSidebars, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {useMemo, useSyncExternalStore} from 'react';
import {sidebarId} from '../../../src/components/Sidebar/sidebarId';
import {readSidebar} from './readSidebar';
import {importSidebars} from './sidebars';

const listeners = new Set<() => void>();
let loading: Promise<void> | undefined;
let sidebars: PropSidebars | undefined;
/** Of the page at which the site started. */
let sidebarInHtml: PropSidebar | undefined;

/** Whether items are missing: those in closed categories, and other sidebars. */
export function lacksSidebars(): boolean {
  return Boolean(importSidebars) && !sidebars;
}

/**
 * Loads all docs sidebars, once. If that fails, it's tried again the next time.
 *
 * @throws ChunkLoadError when they can't be loaded
 */
export async function loadSidebars(): Promise<void> {
  loading ??= importSidebars?.().then(
    (module) => {
      sidebars = module.default;
      listeners.forEach((listener) => listener());
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  await loading;
}

/**
 * @param version - as the route gives it; in a production build without the items of its sidebars
 * @returns the version with them: those that the page's HTML shows, until all have been loaded
 */
export function useSidebars(version: PropVersionMetadata): PropVersionMetadata {
  const loaded = useSyncExternalStore(subscribe, getSidebars, getNothing);
  return useMemo(() => {
    if (!importSidebars) {
      return version;
    }
    const names = Object.keys(version.docsSidebars);
    const docsSidebars = loaded ?? Object.fromEntries(names.map((name) => [name, getSidebarInHtml()]));
    return {...version, docsSidebars};
  }, [version, loaded]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function getSidebars(): PropSidebars | undefined {
  return sidebars;
}

/** What hydration begins with has to be what the HTML shows. */
function getNothing(): undefined {
  return undefined;
}

function getSidebarInHtml(): PropSidebar {
  const list = document.querySelector(`#${sidebarId} > ul`);
  return (sidebarInHtml ??= list ? readSidebar(list, window.location.pathname) : []);
}
