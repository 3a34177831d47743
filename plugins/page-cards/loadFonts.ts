import type {CardFonts} from './drawCard';
import {Lettering} from './Lettering';

/** The site's own font. Its variable form would do, but fontkit can't take a weight out of one that is compressed. */
export async function loadFonts(): Promise<CardFonts> {
  return {
    regular: await Lettering.open(require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2')),
    bold: await Lettering.open(require.resolve('@fontsource/inter/files/inter-latin-700-normal.woff2')),
  };
}
