import type {MutableRefObject, RefObject} from 'react';
import {useCallback, useLayoutEffect} from 'react';

/**
 * Text of a field that keeps its own value: rendering the field again with every letter would cost as much as what is
 * found for it. Begins with what is already typed when the dialog gets the focus; until then letters are still collected.
 *
 * @param inputRef - the field
 * @param typedRef - what is typed; it outlives the field
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
  // What was typed after Enter takes it back. A field has no line breaks, so that the query would be another than what it shows.
  useLayoutEffect(() => setText(typedRef.current.replace(/\n(?!$)/g, '')), [setText, typedRef]);
  return {onInput, setText};
}
