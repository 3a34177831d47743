import {type RefObject, startTransition, useCallback, useEffect, useRef, useState} from 'react';

interface WordWrap {
  codeBlockRef: RefObject<HTMLPreElement>;
  isEnabled: boolean;
  /** Whether lines are longer than the sample's width, or wrapped for that reason. */
  isCodeScrollable: boolean;
  toggle: () => void;
}

/**
 * Replaces the theme's hook of this name in the browser. With the theme's, React rerenders all samples of a page in one task
 * as soon as it has hydrated. Here, an observer reports when a sample's size changes (with the window, or when its tab is
 * opened), and only samples whose lines are too long are rerendered, in slices.
 */
export function useCodeWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);
  const toggle = useCallback(() => setIsEnabled((wasEnabled) => !wasEnabled), []);

  useEffect(() => {
    const block = codeBlockRef.current;
    const code = block?.querySelector('code');
    if (!block || !code) {
      return undefined;
    }
    code.style.whiteSpace = isEnabled ? 'pre-wrap' : '';
    // Even a single long word mustn't bring the scrollbar back.
    code.style.overflowWrap = isEnabled ? 'anywhere' : '';
    const observer = new ResizeObserver(() =>
      startTransition(() => setIsCodeScrollable(isEnabled || block.scrollWidth > block.clientWidth)),
    );
    observer.observe(block);
    observer.observe(code);
    return () => observer.disconnect();
  }, [isEnabled]);

  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
