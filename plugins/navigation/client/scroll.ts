/**
 * Where the view is after a navigation: back and forward restore the position the entry was left at, a fragment shows
 * its target, anything else begins at the top. Each is a jump, whatever `scroll-behavior` the page's style asks for.
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
  /** The entry whose page is shown: not the current one of the history while the next page loads, none at first. */
  shown?: string;
  /** Whether the reader did anything before the site was there: then the first position is theirs. */
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
      // Safari restores a page that it kept only after this event, and then no more.
      const saved = started.shown === undefined ? undefined : started.positions.get(started.shown);
      if (saved !== undefined) {
        restore(saved);
      }
    }
  });
  window.addEventListener(
    'scroll',
    () => {
      // An anchor that is followed scrolls the page that is still the previous entry's.
      if (started.shown !== undefined && started.shown === knownEntry()) {
        started.positions.set(started.shown, window.scrollY);
      }
    },
    {passive: true},
  );
  window.addEventListener('pagehide', () => {
    slot.set(writeScrollPositions(started.positions));
    // A reload, and the way back from another site, are restored sooner by the browser than by this script.
    window.history.scrollRestoration = 'auto';
  });
}

/** The browser would restore on `popstate`, when the page shown is still the previous one. */
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

/** @returns whether the address has a fragment and the page has its target */
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
    // Following the anchor that is already in the address bar adds no entry: the saved position is where the reader left.
    const isFollowedAgain = entry === state.shown;
    const saved = isFollowedAgain ? undefined : state.positions.get(entry);
    state.shown = entry;
    const isReadersAlready = !previousLocation && state.readerActed;
    if (isReadersAlready) {
      // Nothing: the served page was there before the site, and is where the reader wants it.
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
