/**
 * Takes one item after another from a list, which several may share.
 *
 * @throws what `action` throws; the rest of the list stays
 */
export async function inTurn<T>(items: T[], action: (item: T) => Promise<void>): Promise<void> {
  for (let item = items.shift(); item !== undefined; item = items.shift()) {
    await action(item);
  }
}

/**
 * Waits until all have ended, so that what they booted is stopped.
 *
 * @throws what the first of those that failed threw
 */
export async function allEnded(tasks: readonly Promise<void>[]): Promise<void> {
  for (const end of await Promise.allSettled(tasks)) {
    if (end.status === 'rejected') {
      throw end.reason;
    }
  }
}
