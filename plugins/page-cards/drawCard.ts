import type {Lettering} from './Lettering';

/** Size of a picture in pixels: what consumers of Open Graph crop least. */
const width = 1200;
const height = 630;
const margin = 96;

/** Sizes of a title's letters, the first that gives it few enough lines. */
const titleSizes = [76, 62];
const smallest = 52;
const mostLines = 3;

export interface CardFonts {
  regular: Lettering;
  bold: Lettering;
}

export interface CardText {
  /** Name of the site. */
  site: string;
  /** Where the page belongs. */
  section: string;
  title: string;
}

/**
 * @param logo - SVG of 28 × 28 pixels
 * @returns the picture of a page for link previews, as SVG without text
 */
export function drawCard({site, section, title}: CardText, {regular, bold}: CardFonts, logo: string): string {
  const lineWidth = width - 2 * margin;
  const size = titleSizes.find((one) => bold.wrap(title, one, lineWidth).length <= mostLines) ?? smallest;
  const lines = bold.wrap(title, size, lineWidth);
  const shown = lines.slice(0, mostLines);
  const top = height / 2 + 24 - ((shown.length - 1) * size * 1.15) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="#fff" d="M0 0h${width}v${height}H0z"/>
<path fill="#4945ff" d="M0 ${height - 16}h${width}v16H0z"/>
<g transform="translate(${margin} 72) scale(2)">${logo}</g>
<g fill="#1b1b2e">${bold.draw(site, 32, {x: margin + 76, y: 111})}
${shown.map((line, index) => bold.draw(line, size, {x: margin, y: top + index * size * 1.15})).join('\n')}</g>
<g fill="#5f5f7a">${regular.draw(section, 34, {x: margin, y: height - 84})}</g>
</svg>`;
}
