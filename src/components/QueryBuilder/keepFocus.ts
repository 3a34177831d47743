import styles from './styles.module.css';

/**
 * To be called before a row or a section of the form goes away, and the button that was pressed with it: the focus goes to the
 * button that adds another one in its place.
 *
 * @param button - the one that was pressed
 */
export function keepFocus(button: HTMLElement): void {
  const section = button.closest('fieldset');
  const ofSection = `.${styles.actions} > button`;
  const remaining = button.matches(ofSection) ? section?.parentElement?.closest('fieldset') : section;
  remaining?.querySelector<HTMLElement>(`:scope > ${ofSection}`)?.focus();
}
