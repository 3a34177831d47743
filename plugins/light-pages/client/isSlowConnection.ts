interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether the reader's connection is too slow or too expensive for prefetching. */
export function isSlowConnection(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
