declare global {
  interface Window {
    /** Set by an inline script (../scripts.ts). */
    takeEarlyTap?: () => HTMLElement | null;
  }
}

/** Presses the button that the reader pressed last while the page wasn't interactive yet, if there was one. */
export function replayEarlyTap(): void {
  const button = window.takeEarlyTap?.();
  if (button?.isConnected) {
    button.click();
  }
}
