import type {Lettering} from './Lettering';

/** Size of the image in pixels, which consumers of Open Graph crop the least. */
const width = 1200;
const height = 630;
const margin = 96;

/** Font sizes of titles. The first one with which the title fits is used. */
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
  /** Section that the page belongs to. */
  section: string;
  title: string;
}

/**
 * @param logo - SVG of 28 × 28 pixels
 * @returns a page's image for link previews, as SVG without text elements
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
