import type {PropSidebar, PropSidebars, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {useMemo, useSyncExternalStore} from 'react';
import {sidebarId} from '../../../src/components/Sidebar/sidebarId';
import {isReadable, readSidebar} from './readSidebar';
import {importSidebars} from './sidebars';

const listeners = new Set<() => void>();
let loading: Promise<void> | undefined;
let sidebars: PropSidebars | undefined;
/** Of the page at which the site started: its sidebar, or all, where the HTML says too little. */
let sidebarInHtml: PropSidebar | undefined;
let sidebarsAtStart: PropSidebars | undefined;

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
 * Loads the sidebars of the page at which the site starts, where its HTML isn't enough for hydration.
 *
 * @throws ChunkLoadError when they can't be loaded
 */
export async function loadSidebarsAtStart(): Promise<void> {
  const list = findSidebar();
  if (list && !isReadable(list)) {
    await loadSidebars();
    sidebarsAtStart = sidebars;
  }
}

/**
 * @param version - as the route gives it; in a production build without the items of its sidebars
 * @returns the version with them: those that the page's HTML shows, until all have been loaded
 */
export function useSidebars(version: PropVersionMetadata): PropVersionMetadata {
  const loaded = useSyncExternalStore(subscribe, getSidebars, getSidebarsAtStart);
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
function getSidebarsAtStart(): PropSidebars | undefined {
  return sidebarsAtStart;
}

function findSidebar(): Element | null {
  return document.querySelector(`#${sidebarId} > ul`);
}

function getSidebarInHtml(): PropSidebar {
  const list = findSidebar();
  return (sidebarInHtml ??= list ? readSidebar(list) : []);
}
