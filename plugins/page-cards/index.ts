import type {LoadContext, Plugin} from '@docusaurus/types';
import {Resvg} from '@resvg/resvg-js';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {outsideSections, sectionOf} from '../../src/data/sections';
import {cardPath} from '../../src/lib/cardPath';
import {DiskCache, keyOf} from '../../tools/diskCache';
import {hashFiles} from '../../tools/hashFiles';
import {docsVersions} from '../docsVersions';
import {drawCard, type CardFonts, type CardText} from './drawCard';
import {loadFonts} from './loadFonts';

/**
 * Draws the link preview image of each page in the docs, without a browser. Images are cached by their content
 * (`.cache/page-cards`), so that a build only draws those of new and renamed pages.
 */
export default function pageCards({siteDir, siteConfig}: LoadContext): Plugin {
  let pages: {permalink: string; title: string; image: boolean}[] = [];
  return {
    name: 'page-cards',

    allContentLoaded({allContent}) {
      const [version] = docsVersions(allContent);
      pages = (version?.docs ?? []).map(({permalink, title, frontMatter}) => ({
        permalink,
        title,
        image: frontMatter.image !== undefined,
      }));
    },

    async postBuild({outDir}) {
      const cache = new DiskCache(path.join(siteDir, '.cache/page-cards'));
      const logo = await readFile(path.join(__dirname, '../../static/img/logo.svg'), 'utf8');
      const design = hashFiles([
        'plugins/page-cards',
        'static/img/logo.svg',
        'node_modules/@fontsource/inter/package.json',
      ]);
      let fonts: CardFonts | undefined;
      for (const {permalink, title} of pages.filter(({image}) => !image)) {
        // Format characters, such as marks for the writing direction, have no glyph.
        const visible = title.replace(/\p{Cf}/gu, '');
        const text = {site: siteConfig.title, section: sectionNameOf(permalink), title: visible};
        const png = await cache.remember(keyOf(design, JSON.stringify(text)), async () => {
          fonts ??= await loadFonts();
          return drawPng(text, fonts, logo, permalink).toString('base64');
        });
        const file = path.join(outDir, cardPath(permalink));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, png, 'base64');
      }
    },
  };
}

function sectionNameOf(permalink: string): string {
  const section = sectionOf(permalink);
  return section ? `Strapi ${section.label}` : outsideSections;
}

/** @throws Error that names the page, if its title can't be drawn */
function drawPng(text: CardText, fonts: CardFonts, logo: string, permalink: string): Buffer {
  let svg: string;
  try {
    svg = drawCard(text, fonts, logo);
  } catch (cause) {
    throw new Error(
      `${permalink}: ${(cause as Error).message} Write the title "${text.title}" without it, or give the page an \`image\`.`,
      {cause},
    );
  }
  // At the original 1200 pixels, an image with a long title would exceed 40 KB.
  return new Resvg(svg, {font: {loadSystemFonts: false}, fitTo: {mode: 'width', value: 1000}}).render().asPng();
}
