import {type RefObject, useCallback, useRef, useState} from 'react';
import {useOverflows} from '../../../../src/components/useOverflows';

interface WordWrap {
  codeBlockRef: RefObject<HTMLPreElement>;
  /** Whether long lines are wrapped, which src/theme/CodeBlock/Content does. */
  isEnabled: boolean;
  /** Whether lines are longer than the sample's width. */
  isCodeScrollable: boolean;
  toggle: () => void;
}

/**
 * Replaces the theme's hook of this name in the browser. The theme's measures a sample only when it appears or the window is
 * resized, and makes React rerender all samples of a page in one task as soon as it has hydrated. Here, only samples whose lines
 * are too long are rerendered, also when their code, or the tab that they're in, changes.
 */
export function useCodeWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const isCodeScrollable = useOverflows(codeBlockRef);
  const [isEnabled, setIsEnabled] = useState(false);
  const toggle = useCallback(() => setIsEnabled((wasEnabled) => !wasEnabled), []);
  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
