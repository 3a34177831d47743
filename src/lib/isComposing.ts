import type {KeyboardEvent} from 'react';

/** Whether a key is a part of composing a character, as in Japanese. In Safari, only its code tells it of the last key. */
// eslint-disable-next-line @typescript-eslint/no-deprecated
export function isComposing({nativeEvent, keyCode}: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
