/** Addresses that one build of the site has been reloaded at, because their code could not be loaded. */
export interface ReloadRecord {
  build: string;
  addresses: readonly string[];
}

/**
 * Reads a stored record. That of another build does not count: after a deploy every address has its reload again.
 *
 * @param stored - what {@link writeReloadRecord} wrote, or null
 * @param build - identifies the running build
 */
export function readReloadRecord(stored: string | null, build: string): ReloadRecord {
  const [storedBuild, ...addresses] = stored?.split('\n') ?? [];
  return {build, addresses: storedBuild === build ? addresses : []};
}

/** The record as text: the build, then an address a line. */
export function writeReloadRecord({build, addresses}: ReloadRecord): string {
  return [build, ...addresses].join('\n');
}

/**
 * Adds an address to the record.
 *
 * @returns the new record, or null when the address is in it already: it has had its one reload
 */
export function recordReload(record: ReloadRecord, address: string): ReloadRecord | null {
  return record.addresses.includes(address) ? null : {...record, addresses: [...record.addresses, address]};
}
