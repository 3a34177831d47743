import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';
import {type RefObject, useEffect, useRef, useState} from 'react';
import {isNavbarVisibleAfterScroll} from '../../lib/navbarVisibility';

/** Events by which a reader scrolls, unlike a script, an anchor or a late image. */
const READER_SCROLLS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Visibility of a navbar that hides on scroll. Going to an anchor hides it, so that it does not cover the target, and it
 * stays away until the reader scrolls; any other navigation shows it.
 *
 * @param enabled - false leaves the navbar visible always
 * @returns a ref for the navbar's element, and whether it is to be seen
 */
export function useNavbarVisibility(enabled: boolean): {navbarRef: RefObject<HTMLElement>; isVisible: boolean} {
  const navbarRef = useRef<HTMLElement>(null);
  const [isVisible, setVisible] = useState(true);
  const isAtAnchor = useRef(false);

  // A page opened at an anchor. First of the effects: useScrollPosition's looks at the position as soon as it runs.
  useEffect(() => {
    isAtAnchor.current = findAnchor(window.location.hash) !== null;
  }, []);

  useScrollPosition(({scrollY: top}, previous) => {
    const navbarHeight = navbarRef.current?.offsetHeight ?? 0;
    if (!enabled) {
      return;
    }
    if (isAtAnchor.current) {
      setVisible(top < navbarHeight);
      return;
    }
    const viewport = {viewportHeight: window.innerHeight, documentHeight: document.documentElement.scrollHeight};
    setVisible((visible) =>
      isNavbarVisibleAfterScroll({top, previousTop: previous?.scrollY, navbarHeight, ...viewport}, visible),
    );
  });

  useLocationChange(({location}) => {
    if (enabled) {
      isAtAnchor.current = findAnchor(location.hash) !== null;
      setVisible(!isAtAnchor.current);
    }
  });

  useEffect(() => {
    const release = () => {
      isAtAnchor.current = false;
    };
    READER_SCROLLS.forEach((type) => window.addEventListener(type, release, {passive: true}));
    return () => READER_SCROLLS.forEach((type) => window.removeEventListener(type, release));
  }, []);

  return {navbarRef, isVisible: !enabled || isVisible};
}

function findAnchor(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
