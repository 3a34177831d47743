class NavbarItemError extends Error {}

/**
 * Creates the error for a navbar item that can't be validated or rendered.
 *
 * @param item - the item as configured
 * @param cause - the theme's error about the item, or whatever rendering it threw
 * @returns an error that names the item and says where to fix it, with the cause; if the cause already names an item, the
 *   cause itself
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
