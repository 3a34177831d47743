/** Whether the reader has asked for the question again, and what had the focus then. */
let opener: Element | null = null;
const listeners = new Set<() => void>();

/** Asks for consent again, whatever was answered. */
export function askAgain(): void {
  opener = document.activeElement ?? document.body;
  listeners.forEach((listener) => listener());
}

/** Takes the question away again, and gives the focus back. */
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

/** @returns a function that stops following */
export function subscribeToAsking(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
