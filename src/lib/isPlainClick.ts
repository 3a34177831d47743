type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * @param event - a `click` event, which only the main button and the keyboard fire; other buttons fire `auxclick`
 * @returns whether the browser would follow a link in this tab; with a modifier key, it opens another tab or downloads
 */
export function isPlainClick({altKey, ctrlKey, metaKey, shiftKey}: Modifiers): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
