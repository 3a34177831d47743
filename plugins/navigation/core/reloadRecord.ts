/** URLs at which the site was reloaded because their code couldn't be loaded. */
export interface ReloadRecord {
  /** Version of the site's code. */
  build: string;
  pathnames: readonly string[];
}

/**
 * Reads a stored record. A record of other code is ignored, so after a deploy that changed it, every URL can be reloaded once more.
 *
 * @param stored - what {@link writeReloadRecord} wrote, or null
 * @param build - version of the running code
 */
export function readReloadRecord(stored: string | null, build: string): ReloadRecord {
  const [storedBuild, ...pathnames] = stored?.split('\n') ?? [];
  return {build, pathnames: storedBuild === build ? pathnames : []};
}

/** Serializes the record: the build, then one URL per line. */
export function writeReloadRecord({build, pathnames}: ReloadRecord): string {
  return [build, ...pathnames].join('\n');
}

/**
 * Adds a URL to the record.
 *
 * @returns the new record, or null if the URL is already in it, so it has had its one reload
 */
export function recordReload(record: ReloadRecord, pathname: string): ReloadRecord | null {
  return record.pathnames.includes(pathname) ? null : {...record, pathnames: [...record.pathnames, pathname]};
}

/**
 * Removes a URL from the record.
 *
 * @returns the new record, or null if the URL isn't in it
 */
export function forgetReload(record: ReloadRecord, pathname: string): ReloadRecord | null {
  const pathnames = record.pathnames.filter((other) => other !== pathname);
  return pathnames.length < record.pathnames.length ? {...record, pathnames} : null;
}
