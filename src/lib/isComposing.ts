import type {KeyboardEvent} from 'react';

/**
 * Whether a key press belongs to an input method that is composing characters, for example Japanese ones. For the key that
 * ends a composition, Safari only tells through the key code 229.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- keyCode is the only way to know this in Safari
export function isComposing({nativeEvent, keyCode}: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
