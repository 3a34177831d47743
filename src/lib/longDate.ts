/**
 * @param date - an ISO date
 * @returns the day in English, such as `July 13, 2026`
 */
export function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
}
