import type {RefObject} from 'react';
import {useEffect, useRef, useState} from 'react';
import {plainLines, renderLines} from '../../lib/code/renderLines';
import {useIsServed} from '../useIsServed';

type LineClassNames = Readonly<Record<number, readonly string[]>>;
type Highlight = (code: string, language: string, lineClassNames: LineClassNames) => string;

// On the server, the highlighter is available synchronously. plugins/code-highlight makes the condition a constant in the
// browser's build, so that Prism isn't in the bundle.
let highlight: Highlight | undefined =
  typeof window === 'undefined'
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import couldn't be excluded from one build
      (require('./highlight') as {highlight: Highlight}).highlight
    : undefined;

/**
 * HTML of a code sample. What the server rendered stays unchanged: hydration gets an empty string, which React doesn't
 * compare with the markup (`suppressHydrationWarning`). After a navigation, code that the server didn't render is shown
 * plain at first, and highlighted as soon as Prism is loaded.
 *
 * @returns the ref of the element that shows the code, and its HTML
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
      // The code stays plain; the next sample tries again.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isServed]);

  if (isServed) {
    // Always empty in the browser, even after another sample on the page has loaded Prism: if React sees another
    // value, it would write into the page again.
    return {ref, html: typeof window === 'undefined' ? (highlight?.(code, language, lineClassNames) ?? '') : ''};
  }
  const html =
    isReady && highlight ? highlight(code, language, lineClassNames) : renderLines(plainLines(code), lineClassNames);
  return {ref, html};
}
