import type {MutableRefObject, RefObject} from 'react';
import {useCallback, useLayoutEffect} from 'react';

/**
 * Text of a field that keeps its own value: rendering the field again with every letter would cost as much as what is
 * found for it. Begins with what is already typed when the dialog gets the focus; until then letters are still collected.
 *
 * @param inputRef - the field
 * @param typedRef - what is typed, for whoever outlives the field
 * @param onType - called with every new text
 * @returns `take`, for the field's own changes, and `put`, which replaces its text
 */
export function useFieldText(
  inputRef: RefObject<HTMLInputElement>,
  typedRef: MutableRefObject<string>,
  onType?: (text: string) => void,
): {take: (text: string) => void; put: (text: string) => void} {
  const take = useCallback(
    (text: string) => {
      typedRef.current = text;
      onType?.(text);
    },
    [typedRef, onType],
  );
  const put = useCallback(
    (text: string) => {
      if (inputRef.current) {
        inputRef.current.value = text;
      }
      take(text);
    },
    [inputRef, take],
  );
  useLayoutEffect(() => put(typedRef.current), [put, typedRef]);
  return {take, put};
}
