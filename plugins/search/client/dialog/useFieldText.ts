import type {MutableRefObject, RefObject} from 'react';
import {useCallback, useLayoutEffect} from 'react';

/**
 * Manages the text of an uncontrolled field, because rendering the field for every character would cost as much as
 * rendering its results. It starts with the text typed before the dialog got the focus.
 *
 * @param inputRef - the field
 * @param typedRef - the typed text, which outlives the field
 * @param onType - called with every new text
 * @returns `onInput`, to be called when the reader types, and `setText`, which replaces the text
 */
export function useFieldText(
  inputRef: RefObject<HTMLInputElement>,
  typedRef: MutableRefObject<string>,
  onType?: (text: string) => void,
): {onInput: (text: string) => void; setText: (text: string) => void} {
  const onInput = useCallback(
    (text: string) => {
      typedRef.current = text;
      onType?.(text);
    },
    [typedRef, onType],
  );
  const setText = useCallback(
    (text: string) => {
      if (inputRef.current) {
        inputRef.current.value = text;
      }
      onInput(text);
    },
    [inputRef, onInput],
  );
  // Typing after Enter cancels it. A field has no line breaks, so keeping them would make the query differ from what is
  // shown.
  useLayoutEffect(() => setText(typedRef.current.replace(/\n(?!$)/g, '')), [setText, typedRef]);
  return {onInput, setText};
}
