/** @returns the id of the current history entry, if it has one yet */
export function knownEntry(): string | undefined {
  const state = (window.history.state ?? {}) as {key?: string; entry?: string};
  return state.key ?? state.entry;
}

/**
 * Identifies the current history entry: by the router's key, or, if the router set none (for the first entry, and those that
 * the browser adds when an anchor is followed), by a mark in the entry's state.
 *
 * @returns the same string each time the entry is current again, even after a reload
 */
export function historyEntry(): string {
  const known = knownEntry();
  if (known !== undefined) {
    return known;
  }
  const entry = `entry-${Math.random().toString(36).slice(2, 10)}`;
  window.history.replaceState({...window.history.state, entry}, '');
  return entry;
}
