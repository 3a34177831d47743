import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';
import {type RefObject, useEffect, useRef, useState} from 'react';
import {fragmentTarget} from '../../lib/fragmentTarget';
import {isNavbarVisibleAfterScroll} from '../../lib/navbarVisibility';
import {onReaderEvent} from '../../lib/readerEvents';

/**
 * Visibility of a navbar that hides on scroll. Going to an anchor hides it until the reader scrolls, so that it doesn't cover the
 * target; any other navigation shows it.
 *
 * @param enabled - if false, the navbar is always visible
 * @returns a ref for the navbar's element, and whether it's visible
 */
export function useNavbarVisibility(enabled: boolean): {navbarRef: RefObject<HTMLElement>; isVisible: boolean} {
  const navbarRef = useRef<HTMLElement>(null);
  const [isVisible, setVisible] = useState(true);
  const isAtAnchor = useRef(false);

  // For a page opened at an anchor. This has to be the first effect, because useScrollPosition's reads the position immediately.
  useEffect(() => {
    isAtAnchor.current = fragmentTarget(window.location.hash) !== null;
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
      isAtAnchor.current = fragmentTarget(location.hash) !== null;
      setVisible(!isAtAnchor.current);
    }
  });

  useEffect(
    () =>
      onReaderEvent(() => {
        isAtAnchor.current = false;
      }),
    [],
  );

  return {navbarRef, isVisible: !enabled || isVisible};
}
