import type {KeyboardEvent} from 'react';
import {expect, it, vi} from 'vitest';
import {moveTabFocus} from '../moveTabFocus';

/** Presses a key on the first of three tabs. */
function press(key: string, modifiers: Partial<KeyboardEvent> = {}): {focused: number; isPrevented: boolean} {
  const tabs = [vi.fn(), vi.fn(), vi.fn()].map((focus) => ({focus}));
  const preventDefault = vi.fn();
  const currentTarget = {...tabs[0], closest: () => ({querySelectorAll: () => [currentTarget, ...tabs.slice(1)]})};
  moveTabFocus({key, currentTarget, preventDefault, ...modifiers} as unknown as KeyboardEvent<HTMLElement>);
  return {
    focused: tabs.findIndex(({focus}) => focus.mock.calls.length > 0),
    isPrevented: preventDefault.mock.calls.length > 0,
  };
}

it.each([
  ['ArrowRight', 1],
  ['ArrowLeft', 2],
  ['Home', 0],
  ['End', 2],
])('%s moves the focus to tab %i', (key, focused) => {
  expect(press(key)).toEqual({focused, isPrevented: true});
});

it.each([{altKey: true}, {ctrlKey: true}, {metaKey: true}, {shiftKey: true}])(
  'leaves shortcuts to the browser: %o',
  (modifiers) => {
    expect(press('ArrowLeft', modifiers)).toEqual({focused: -1, isPrevented: false});
  },
);
