/** Replaces parts of the theme that the site doesn't show. */
export default function nothing(): null {
  return null;
}
