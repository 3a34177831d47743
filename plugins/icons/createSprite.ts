/** Captures the shapes inside an SVG file. */
const content = /^<svg [^>]*viewBox="0 0 256 256"[^>]*>(.*)<\/svg>\s*$/s;

/**
 * Combines icons into one SVG file. A page shows one of them with `<use href="icons.svg#NAME">`.
 *
 * @param icons - for each name, the text of an SVG file of 256 × 256 units
 * @returns the text of the file
 * @throws Error with the name of an icon in a different format
 */
export function createSprite(icons: ReadonlyMap<string, string>): string {
  const symbols = [...icons].map(([name, svg]) => {
    const [, shapes] = content.exec(svg) ?? [];
    if (shapes === undefined) {
      throw new Error(`The icon "${name}" isn't an SVG file with the viewBox "0 0 256 256".`);
    }
    return `<symbol id="${name}" viewBox="0 0 256 256">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
