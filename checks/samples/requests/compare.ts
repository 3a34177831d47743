/**
 * Stands for what a page omits from a long response: as a key (`"…": ""`) the other keys of the object, as the last element
 * of an array the remaining elements.
 */
const elision = '…';

/** Number of differences in a message. */
const listed = 3;

/**
 * Compares a response on a page with the real one.
 *
 * @returns the first differences, each with its path, and the number of the others; none if they match
 */
export function compare(written: unknown, actual: unknown): string[] {
  const differences: string[] = [];
  visit(written, actual, '', differences);
  const more = differences.length - listed;
  return more > 0 ? [...differences.slice(0, listed), `and ${more} more`] : differences;
}

function visit(written: unknown, actual: unknown, path: string, differences: string[]): void {
  const where = path || 'the body';
  if (Array.isArray(written) && Array.isArray(actual)) {
    const open = written.at(-1) === elision;
    const shown = open ? written.slice(0, -1) : written;
    if (open ? shown.length >= actual.length : shown.length !== actual.length) {
      differences.push(`${where} has ${actual.length} elements, not ${open ? 'more than ' : ''}${shown.length}`);
    }
    shown
      .slice(0, actual.length)
      .forEach((value, index) => visit(value, actual[index], `${path}[${index}]`, differences));
    return;
  }
  if (isObject(written) && isObject(actual)) {
    const open = elision in written;
    for (const key of Object.keys(written).filter((name) => name !== elision && !(name in actual))) {
      differences.push(`${join(path, key)} is not there`);
    }
    for (const [key, value] of Object.entries(actual)) {
      if (key in written) {
        visit(written[key], value, join(path, key), differences);
      } else if (!open) {
        differences.push(`${join(path, key)} is missing`);
      }
    }
    return;
  }
  if (written !== actual) {
    differences.push(`${where} is ${JSON.stringify(actual)}, not ${JSON.stringify(written)}`);
  }
}

/** The real response with the page's omissions, as far as both still have the same shape. */
export function elide(written: unknown, actual: unknown): unknown {
  if (Array.isArray(written) && Array.isArray(actual)) {
    const open = written.at(-1) === elision && actual.length >= written.length;
    const shown = open ? actual.slice(0, written.length - 1) : actual;
    const pattern = written.at(-1) === elision ? written.slice(0, -1) : written;
    return [
      ...shown.map((value, index) => elide(pattern[Math.min(index, pattern.length - 1)], value)),
      ...(open ? [elision] : []),
    ];
  }
  if (isObject(written) && isObject(actual)) {
    const open = elision in written;
    const kept = Object.entries(actual).filter(([key]) => !open || key in written);
    const entries = kept.map(([key, value]) => [key, elide(written[key], value)] as const);
    return Object.fromEntries(open && kept.length < Object.keys(actual).length ? [...entries, [elision, '']] : entries);
  }
  return actual;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function join(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}
