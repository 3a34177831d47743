/** The keys that may be held while another one is pressed. */
type Modifiers = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>;

/**
 * Whether a key press is a shortcut of the browser or of a text field, such as Alt+Left for Back or Shift+Down to select,
 * which arrow keys of ours must leave alone.
 */
export function hasModifier({altKey, ctrlKey, metaKey, shiftKey}: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
