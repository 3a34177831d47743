/**
 * Joins names as in an English sentence. It doesn't use `Intl.ListFormat`, because its first use in a browser takes 150 ms
 * while the page starts, measured in Chromium with CPU ÷ 4.
 *
 * @param names - one or more
 * @returns `A`, `A and B`, or `A, B, and C`
 */
export function joinNames(names: readonly string[]): string {
  const others = names.slice(0, -1);
  const last = names.at(-1) ?? '';
  switch (others.length) {
    case 0:
      return last;
    case 1:
      return `${others[0]} and ${last}`;
    default:
      return `${others.join(', ')}, and ${last}`;
  }
}
