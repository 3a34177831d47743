/**
 * The URLs of the scripts that the page was served with, separated by spaces (plugins/before-hydration). They change with each
 * deploy that changes the page or the site's code.
 */
export function servedScripts(): string {
  return document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts ?? '';
}
