import type {HTMLAttributes, ReactNode, RefObject, TimeHTMLAttributes} from 'react';
import {useRef} from 'react';
import {useIsServed} from './useIsServed';

interface Props extends HTMLAttributes<HTMLElement>, Pick<TimeHTMLAttributes<HTMLElement>, 'dateTime'> {
  as?: 'span' | 'time';
  /** Works the text out, which must not have any HTML in it. */
  text: () => string;
}

/**
 * Text that takes a browser long to work out, such as the name of a day: the first use of `Intl.DateTimeFormat` is a task of
 * 110 to 210 ms in Chromium with CPU ÷ 4. What the server rendered stays; after a navigation, the text is worked out here.
 */
export default function ServedText({as: Element = 'span', text, ...props}: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const [isServed] = useIsServed(ref);
  // React doesn't compare HTML with the markup: an empty string leaves it alone.
  const html = isServed && typeof window !== 'undefined' ? '' : text();
  return (
    <Element
      {...props}
      ref={ref as RefObject<HTMLSpanElement> & RefObject<HTMLTimeElement>}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
