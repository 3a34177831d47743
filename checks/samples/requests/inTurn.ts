/**
 * Processes a list item by item. Several callers can share a list.
 *
 * @throws what `action` throws; the remaining items stay in the list
 */
export async function inTurn<T>(items: T[], action: (item: T) => Promise<void>): Promise<void> {
  for (let item = items.shift(); item !== undefined; item = items.shift()) {
    await action(item);
  }
}

/**
 * Waits for all promises, even after a failure, so that everything they booted is stopped.
 *
 * @throws the error of the first that failed
 */
export async function allEnded(tasks: readonly Promise<void>[]): Promise<void> {
  for (const end of await Promise.allSettled(tasks)) {
    if (end.status === 'rejected') {
      throw end.reason;
    }
  }
}
