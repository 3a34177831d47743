import type {KeyboardEvent} from 'react';
import {hasModifier} from '../lib/hasModifier';

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
  if (target !== undefined && !hasModifier(event)) {
    event.preventDefault();
    tabs[target]?.focus();
  }
}
