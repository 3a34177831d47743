/**
 * Sets the scroll position after a navigation: Back and Forward restore the entry's position, a fragment scrolls to its target,
 * anything else starts at the top. All of these jump, whatever the page's `scroll-behavior`.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {readScrollPositions, writeScrollPositions, type ScrollPositions} from '../core/scrollPositions';
import {historyEntry, knownEntry} from './historyEntry';
import {fragmentTarget} from '../../../src/lib/fragmentTarget';
import {onReaderEvent} from '../../../src/lib/readerEvents';
import {holdScroll} from './holdScroll';

const slot = createStorageSlot('docusaurus.scroll', {persistence: 'sessionStorage'});

interface ScrollState {
  positions: ScrollPositions;
  /** The entry whose page is shown. It's undefined at first, and differs from the history's current one while a page loads. */
  shown?: string;
  /** Whether the reader did anything before the site was hydrated, so that the first position is their choice. */
  readerActed: boolean;
}

let state: ScrollState | undefined;

if (ExecutionEnvironment.canUseDOM) {
  const started: ScrollState = {
    positions: readScrollPositions(slot.get()),
    readerActed: false,
  };
  state = started;
  const stopListening = onReaderEvent(() => {
    started.readerActed = true;
    stopListening();
  });
  takeOverRestoration();
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      takeOverRestoration();
      // Safari only restores a page from the back/forward cache after this event.
      const saved = started.shown === undefined ? undefined : started.positions.get(started.shown);
      if (saved !== undefined) {
        restore(saved);
      }
    }
  });
  window.addEventListener(
    'scroll',
    () => {
      // Following an anchor scrolls while the page still belongs to the previous entry.
      if (started.shown !== undefined && started.shown === knownEntry()) {
        started.positions.set(started.shown, window.scrollY);
      }
    },
    {passive: true},
  );
  window.addEventListener('pagehide', () => {
    slot.set(writeScrollPositions(started.positions));
    // On a reload, or Back from another site, the browser restores the position sooner than this script could.
    window.history.scrollRestoration = 'auto';
  });
}

/** The browser would restore on `popstate`, while the previous page is still shown. */
function takeOverRestoration(): void {
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') {
    takeOver();
  } else {
    window.addEventListener('load', takeOver, {once: true});
  }
}

function restore(top: number): void {
  holdScroll(() => window.scrollTo({top, behavior: 'instant'}));
}

/** @returns whether the URL has a fragment whose target is on the page */
function scrollToTarget(hash: string): boolean {
  const target = fragmentTarget(hash);
  if (target) {
    holdScroll(() => target.scrollIntoView({behavior: 'instant', block: 'start'}));
  }
  return target !== null;
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!state) {
      return;
    }
    const entry = historyEntry();
    // Following the anchor that's already in the address bar adds no entry, so the saved position is from before the click.
    const isFollowedAgain = entry === state.shown;
    const saved = isFollowedAgain ? undefined : state.positions.get(entry);
    state.shown = entry;
    const isReadersAlready = !previousLocation && state.readerActed;
    if (isReadersAlready) {
      // Nothing: the reader may have scrolled the served page before hydration.
    } else if (saved !== undefined) {
      restore(saved);
    } else if (!previousLocation) {
      scrollToTarget(location.hash);
    } else if (location.pathname !== previousLocation.pathname || location.hash !== previousLocation.hash) {
      if (!scrollToTarget(location.hash)) {
        restore(0);
      }
    } else if (location.search === previousLocation.search) {
      scrollToTarget(location.hash);
    }
    state.positions.set(entry, window.scrollY);
  },
};

export default clientModule;
