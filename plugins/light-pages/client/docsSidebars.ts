import type {PropSidebar, PropSidebars, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {useMemo, useSyncExternalStore} from 'react';
import {sidebarId} from '../../../src/components/Sidebar/sidebarId';
import {isReadable, readSidebar} from './readSidebar';
import {importSidebars} from './sidebars';

const listeners = new Set<() => void>();
let loading: Promise<void> | undefined;
let sidebars: PropSidebars | undefined;
/** The sidebar of the first page, or all sidebars if its HTML isn't enough. */
let sidebarInHtml: PropSidebar | undefined;
let sidebarsAtStart: PropSidebars | undefined;

/** Whether items are missing: those in collapsed categories, and other sidebars. */
export function lacksSidebars(): boolean {
  return Boolean(importSidebars) && !sidebars;
}

/**
 * Loads all docs sidebars once. After a failure, the next call tries again.
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
 * Loads the sidebars of the first page if its HTML isn't enough for hydration.
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
 * @param version - the route's props; in a production build without sidebar items
 * @returns the version with sidebar items: those in the page's HTML until all are loaded
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

/** Hydration has to start with what the HTML shows. */
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
