class NavbarItemError extends Error {}

/**
 * Error for a navbar item that can't be validated or rendered.
 *
 * @param item - the item as configured
 * @param cause - what is wrong with it, or what rendering it threw
 * @returns an error that names the item and where to fix it, with the cause; the cause itself if it names an item already
 */
export function navbarItemError(item: object, cause: unknown): Error {
  if (cause instanceof NavbarItemError) {
    return cause;
  }
  const {label, type} = item as {label?: string; type?: string};
  return new NavbarItemError(
    `The navbar item ${label ? `"${label}"` : `of type "${type ?? 'default'}"`} can't be rendered.
Please double-check your navbar configuration (themeConfig.navbar.items), which has it as:
${JSON.stringify(item, null, 2)}`,
    {cause},
  );
}
