import type {KeyboardEvent} from 'react';

/** Moves the focus between the tabs of a list with arrow keys, Home and End. */
export function moveTabFocus(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest('[role=tablist]');
  const tabs = Array.from(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? []);
  const index = tabs.indexOf(event.currentTarget);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: (index - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const target = targets[event.key];
  // With a modifier, it's a shortcut of the browser, such as Alt+Left for Back.
  if (target !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    tabs[target]?.focus();
  }
}
