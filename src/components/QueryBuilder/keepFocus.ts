import styles from './styles.module.css';

/**
 * Moves the focus to the button that adds another row or section. Call this before one is removed together with the button
 * that was clicked.
 *
 * @param button - the button that was clicked
 */
export function keepFocus(button: HTMLElement): void {
  const section = button.closest('fieldset');
  const ofSection = `.${styles.actions} > button`;
  const remaining = button.matches(ofSection) ? section?.parentElement?.closest('fieldset') : section;
  remaining?.querySelector<HTMLElement>(`:scope > ${ofSection}`)?.focus();
}
