import type {RefObject} from 'react';
import {useEffect, useRef, useState} from 'react';
import {plainLines, renderLines} from '../../lib/code/renderLines';
import {useIsServed} from '../useIsServed';

type LineClassNames = Readonly<Record<number, readonly string[]>>;
type Highlight = (code: string, language: string, lineClassNames: LineClassNames) => string;

// On the server, the highlighter is there immediately. plugins/code-highlight makes the condition a constant in the browser's
// build, so that Prism is not in the bundle.
let highlight: Highlight | undefined =
  typeof window === 'undefined'
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import could not be left out of one build
      (require('./highlight') as {highlight: Highlight}).highlight
    : undefined;

/**
 * HTML of a code sample. What the server rendered stays untouched: hydration gets an empty string, which React does not
 * compare with the markup (`suppressHydrationWarning`). Code that the server did not render, after a navigation, shows
 * plain immediately, and highlighted as soon as Prism is fetched.
 *
 * @returns props and the ref of the element that shows the code
 */
export function useHighlightedCode(
  code: string,
  language: string,
  lineClassNames: LineClassNames,
): {ref: RefObject<HTMLElement>; html: string} {
  const ref = useRef<HTMLElement>(null);
  const [isServed, giveUp] = useIsServed(ref);
  const [servedCode] = useState(code);
  const [isReady, setIsReady] = useState(highlight !== undefined);

  if (isServed && code !== servedCode) {
    // Another form of the same sample.
    giveUp();
  }

  useEffect(() => {
    if (isServed) {
      return undefined;
    }
    let isCurrent = true;
    import('./highlight').then(
      (module) => {
        highlight = module.highlight;
        if (isCurrent) {
          setIsReady(true);
        }
      },
      // The code stays plain; the next sample asks again.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isServed]);

  if (isServed) {
    // In the browser always empty, also once a sample elsewhere on the page has fetched Prism: what React sees as another
    // value, it would write into the page again.
    return {ref, html: typeof window === 'undefined' ? (highlight?.(code, language, lineClassNames) ?? '') : ''};
  }
  const html =
    isReady && highlight ? highlight(code, language, lineClassNames) : renderLines(plainLines(code), lineClassNames);
  return {ref, html};
}
