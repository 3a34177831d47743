type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * @param event - a `click`, which comes from the main button or the keyboard; other buttons fire `auxclick`
 * @returns whether the browser would follow a link in this tab: with a modifier key, it opens another one or downloads
 */
export function isPlainClick({altKey, ctrlKey, metaKey, shiftKey}: Modifiers): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
