/**
 * Error for a navbar item that cannot be rendered.
 *
 * @param item - the item as configured
 * @param cause - what rendering it threw
 * @returns an error that names the item and where to mend it, with the cause
 */
export function navbarItemError(item: object, cause: Error): Error {
  return new Error(
    `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`,
    {cause},
  );
}
