/**
 * @param date - date as `YYYY-MM-DD`
 * @returns the date in English, such as `July 13, 2026`
 */
export function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
}
