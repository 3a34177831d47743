import {type RefObject, startTransition, useEffect, useState} from 'react';

/**
 * Changes in a transition, so that React renders all samples and tables of a page that turn out to be too wide in slices.
 *
 * @param box - element with one child, its content; both are the same elements on every render
 * @returns whether the content is wider than the box, also after either has changed
 */
export function useOverflows(box: RefObject<HTMLElement>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      startTransition(() => setOverflows(element.scrollWidth > element.clientWidth)),
    );
    // Other text, or a font that arrives late, only changes the size of the content.
    [element, ...Array.from(element.children)].forEach((one) => observer.observe(one));
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}
