import type {HTMLAttributes, ReactNode, RefObject, TimeHTMLAttributes} from 'react';
import {useRef} from 'react';
import {useIsServed} from './useIsServed';

interface Props extends HTMLAttributes<HTMLElement>, Pick<TimeHTMLAttributes<HTMLElement>, 'dateTime'> {
  as?: 'span' | 'time';
  /** Computes the text, which mustn't contain HTML. */
  text: () => string;
}

/**
 * Text that's expensive to compute in a browser, such as a date: the first use of `Intl.DateTimeFormat` is a task of 110 to
 * 210 ms in Chromium with CPU ÷ 4. What the server rendered stays; after a navigation, the text is computed here.
 */
export default function ServedText({as: Element = 'span', text, ...props}: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const [isServed] = useIsServed(ref);
  // React doesn't compare this with the served markup, so an empty string keeps it.
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
