import type {CardFonts} from './drawCard';
import {Lettering} from './Lettering';

/** The site's own font, but in static weights: fontkit can't instantiate a weight of a compressed variable font. */
export async function loadFonts(): Promise<CardFonts> {
  return {
    regular: await Lettering.open(require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2')),
    bold: await Lettering.open(require.resolve('@fontsource/inter/files/inter-latin-700-normal.woff2')),
  };
}
