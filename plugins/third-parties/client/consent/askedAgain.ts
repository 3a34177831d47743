/** The element that had the focus when the reader reopened the question; null while it isn't open. */
let opener: Element | null = null;
const listeners = new Set<() => void>();

/** Asks for consent again, even if it has been answered. */
export function askAgain(): void {
  opener = document.activeElement ?? document.body;
  listeners.forEach((listener) => listener());
}

/** Closes the question, and restores the focus. */
export function stopAsking(): void {
  const last = opener;
  opener = null;
  listeners.forEach((listener) => listener());
  if (last instanceof HTMLElement) {
    last.focus();
  }
}

export function isAskedAgain(): boolean {
  return opener !== null;
}

/** @returns a function that unsubscribes */
export function subscribeToAsking(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
